/** The path the portal is mounted under, '/portal'; mostly empty. The host writes it into the page [RT-14]. */
export function basePath(): string {
  return globalThis.document?.documentElement?.dataset?.basePath ?? ''
}

/** A path of the portal as the browser must ask for it. The router does this by itself; this is for everything else. */
export function mountPath(path: string): string {
  return basePath() + path
}

/** Where the browser is, as routes know it: without the base path. */
export function withoutBasePath(pathname: string, base = basePath()): string {
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : pathname
}

/** `/api/files/12` names a private picture in a text and is never asked for. */
const address = /(?<!\\)"\/(file|api)\/(?!files\/\d+")/g

/**
 * An answer of the API as text. Its addresses of files, calls and links inside articles are paths of the portal; pages hand
 * them to the browser as they are, so the base path is put before them here, once.
 */
export function mountAnswer(text: string, base: string): string {
  if (base === '') return text
  return text.replace(address, `"${base}/$1/`).replace(/ (href|src)=\\"\//g, ` $1=\\"${base}/`)
}

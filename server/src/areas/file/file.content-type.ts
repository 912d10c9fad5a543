/** Types inside a package follow from the file name: only the sandbox reads them, without sniffing. */
const endings: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

export function typeOfEntry(path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(endings, ending) && endings[ending]) || 'application/octet-stream'
}

/** A page of its own has the type that was found by looking inside. */
export function typeOfPage(content_type: string | null): string {
  if (content_type === null) return 'application/octet-stream'
  return content_type.startsWith('text/') ? `${content_type}; charset=utf-8` : content_type
}

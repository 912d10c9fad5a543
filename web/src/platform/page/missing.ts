import { redirect } from 'react-router'

/** What a page was about, by its path; the first that fits. */
const subjects = [
  ['author', /\/resource\/author\//],
  ['kit', /\/kits\//],
  ['resource', /\/resource\//],
  ['knowledge_type', /\/knowledge\/detail\//],
  ['article', /\/knowledge\/article\//],
  ['video', /\/video\//],
  ['case', /\/case\//],
  ['publisher', /\/app-store\/publisher\//],
  ['app', /\/app-store\//],
  ['download', /\/download\//],
  ['project', /\/project\//],
  ['shared', /\/[pc]\//],
  ['document', /\/pdf-view\//],
  ['feedback', /\/person-feedback\//],
] as const

export type Missing = (typeof subjects)[number][0] | 'item'

/** What a mistyped character may be found in by looking. A token of a shared link is typed by nobody. */
const unreadable: readonly string[] = ['shared', 'document']

/**
 * Where the reader of an address goes whose subject does not exist; the page there says what is missing [ERR-01b]. The
 * address itself follows behind the #, which servers never see: one page is kept for everybody.
 */
export function missingAddress(address: string): string {
  const [missing] = subjects.find(([, path]) => path.test(address)) ?? ['item']
  const [, id] = /\/pdf-view\/(\d+)$/.exec(address) ?? []
  const hash = `#${address.replace(/\.data$/, '')}`
  const isReadable = !unreadable.includes(missing) && requestedAddress({ hash }) !== null
  return `/errors/not-exsist-resource?missing=${missing}${id ? `&id=${id}` : ''}${isReadable ? hash : ''}`
}

/** The address that was asked for, in the browser; only what looks like one of ours, so that no link writes into the page. */
export function requestedAddress({ hash }: Pick<Location, 'hash'>): string | null {
  const path = hash.slice(1)
  return /^(\/[\w.~%-]+){1,8}$/.test(path) && path.length <= 200 && subjects.some(([, known]) => known.test(path))
    ? path
    : null
}

/** Null where nobody was sent here: the page was opened by its own address. */
export function missingIn({ searchParams }: URL): Missing | null {
  const missing = searchParams.get('missing')
  return missing === 'item' ? missing : (subjects.find(([name]) => name === missing)?.[0] ?? null)
}

/** A document that is not for strangers looks like a missing one to them: where it is once they have signed in. */
export function missingDocument(address: URL): string | null {
  const id = address.searchParams.get('id') ?? ''
  return missingIn(address) === 'document' && /^\d{1,16}$/.test(id) ? `/pdf-view/${id}` : null
}

/** For loaders: `throw notFound(request)`. */
export function notFound({ url }: { url: string }): Response {
  return redirect(missingAddress(new URL(url).pathname))
}

import { redirect } from 'react-router'

/** What a page was about, by its path; the first that fits. */
const subjects = [
  ['author', /\/resource\/author\//],
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

/** Where the reader of an address goes whose subject does not exist; the page there says what is missing [ERR-01b]. */
export function missingAddress(address: string): string {
  const [missing] = subjects.find(([, path]) => path.test(address)) ?? ['item']
  const [, id] = /\/pdf-view\/(\d+)$/.exec(address) ?? []
  return `/errors/not-exsist-resource?missing=${missing}${id ? `&id=${id}` : ''}`
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

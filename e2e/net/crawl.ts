import { languages } from '@atrium/contract/languages'
import { everyPublicPage } from '../pages.ts'
import { address as portal } from '../portal.ts'
import { type Document, kindOf, linksIn } from './links.ts'
import { type Received, send } from './send.ts'

const concurrency = 8
const patience = 30_000
const mostRedirects = 4

/** Pages that say what went wrong: their status does, too. */
const errorPage = /^\/errors(\/|\?|$)/

/** Where a crawl begins besides the public pages: what search engines and feed readers ask for first. */
const entries = ['/robots.txt', '/sitemap.xml', '/download/index.json', '/api/openapi.json', '/api/reference/']

interface Ending {
  received: Received
  problem: string | null
}

interface Visit {
  address: string
  /** The page or file that names the address. */
  from: string
  kind: Document
  problem: string | null
}

/**
 * Fetches everything that a visitor's pages, the site map and the feeds name, once. Pages are followed; lists with
 * filters, sorts or page numbers in their query are fetched but not followed, because their combinations have no end.
 */
export async function crawl(): Promise<boolean> {
  const began = performance.now()
  const pages = (await everyPublicPage()).map((page) => encodeURI(page))
  const starts = pages.flatMap((page) => [page, ...languages.map((language) => withLanguage(page, language))])
  const followed = new Set(starts)
  const found = new Map([...starts, ...entries].map((address) => [address, 'entry']))
  const waiting = [...found.keys()]
  const visits: Visit[] = []
  let running = 0

  await new Promise<void>((resolve, reject) => {
    function startMore() {
      while (running < concurrency && waiting.length > 0) {
        running++
        const address = waiting.shift() as string
        visit(address)
          .catch(reject)
          .finally(() => {
            running--
            startMore()
          })
      }
      if (running === 0 && waiting.length === 0) resolve()
    }
    startMore()
  })

  async function visit(address: string) {
    const { problem, received } = await fetchToTheEnd(address)
    const kind = kindOf(address, received.headers['content-type'] ?? '')
    visits.push({ address, from: found.get(address) ?? '', kind, problem })
    if (problem !== null || (kind === 'page' && address.includes('?') && !followed.has(address))) return

    for (const link of linksIn(kind, received.text, new URL(address, portal))) {
      if (found.has(link)) continue
      found.set(link, address)
      waiting.push(link)
    }
  }

  return printTable(visits, (performance.now() - began) / 1_000)
}

async function fetchToTheEnd(start: string): Promise<Ending> {
  let address = start
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const received = await get(address)
    const target = redirectTarget(received, address)
    if (target === null) return { received, problem: problemOf(received, start, address) }
    if (target.origin !== portal) return { received, problem: `redirects to ${target.origin}` }
    address = target.pathname + target.search
  }
  return { received: await get(address), problem: 'redirects without end' }
}

async function get(address: string) {
  const request = { method: 'GET', address, headers: {}, body: null }
  const received = await send(request, patience)
  // A busy server asks to come again.
  return [503, 504].includes(received.status) ? send(request, patience) : received
}

function redirectTarget({ status, headers }: Received, address: string): URL | null {
  const isRedirect = status >= 300 && status < 400 && headers.location !== undefined
  return isRedirect ? new URL(headers.location ?? '', new URL(address, portal)) : null
}

function problemOf({ status, error }: Received, start: string, end: string): string | null {
  if (error !== null) return error
  if (status === 200 || (errorPage.test(start) && [403, 404].includes(status))) return null
  return start === end ? String(status) : `${status} at ${end}`
}

function withLanguage(page: string, language: string) {
  return `${page}${page.includes('?') ? '&' : '?'}lang=${language}`
}

/** A crawl that finds nothing has proved nothing. */
const expected: Record<Document, number> = { page: 100, 'site map': 5, feed: 5, asset: 50, other: 1 }

function printTable(visits: Visit[], seconds: number): boolean {
  const failed = visits.filter(({ problem }) => problem !== null)
  const kinds = Object.keys(expected) as Document[]
  const count = (list: Visit[], kind: Document) => list.filter((visit) => visit.kind === kind).length

  console.log(`crawl: ${visits.length} addresses in ${Math.round(seconds)} s, ${failed.length} broken`)
  console.table(
    Object.fromEntries(kinds.map((kind) => [kind, { fetched: count(visits, kind), broken: count(failed, kind) }])),
  )
  for (const { address, from, problem } of failed.slice(0, 60))
    console.error(`${problem}: ${address} (named by ${from})`)

  const missing = kinds.filter((kind) => count(visits, kind) < expected[kind])
  for (const kind of missing)
    console.error(`only ${count(visits, kind)} × ${kind}: expected at least ${expected[kind]}`)
  return failed.length === 0 && missing.length === 0
}

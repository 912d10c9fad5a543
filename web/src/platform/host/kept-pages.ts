import type { PageBody } from './page-body.ts'
import { openPageStore, type StoredPage } from './page-store.ts'
import { RenderingRefused } from './render-queue.ts'

export interface RenderedPage {
  status: number
  headers: [name: string, value: string][]
  body: PageBody
  /** Of the body; null where nobody may keep the page. */
  tag: string | null
  /** False when a part of it could not be asked for. */
  complete: boolean
}

interface Limits {
  /** How long, in milliseconds, a page is good for everybody who asks for the same address in the same language. */
  fresh: number
  /** How long an older page may be sent when a new one cannot be rendered. */
  stale?: number
  /** Of all kept pages, in all encodings. */
  bytes?: number
  /** Whether a new rendering would have to wait. */
  isBusy?: () => boolean
}

/** While renderings wait for each other, a page of this age is sent at once and rendered anew behind it. */
const almostFresh = 2_000
/** How long after a rendering that lacked a part, because the database was away, others are expected to lack it too. */
const outage = 2_000

/**
 * Pages are always the visitor's, so one rendering serves everybody. Many who ask at once wait for one rendering; and while
 * the database is away or the portal is overloaded, the last complete page is sent instead of a failure.
 */
export function openKeptPages({ fresh, stale = 600_000, bytes = 64_000_000, isBusy = () => false }: Limits) {
  const store = openPageStore(bytes)
  const beingRendered = new Map<string, Promise<RenderedPage>>()
  const asked = { fresh: 0, stale: 0, rendered: 0 }
  let incompleteAt = Number.NEGATIVE_INFINITY

  async function renderAndKeep(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    try {
      const page = await render()
      if (!page.complete) return meetOutage(key, page)
      incompleteAt = Number.NEGATIVE_INFINITY
      return page.status < 500 ? keep(key, page) : page
    } catch (error) {
      const last = store.peek(key)
      if (!(error instanceof RenderingRefused) || !last || ageOf(last) >= stale) throw error
      return last.page
    }
  }

  /** A page that has not changed stays, because it may have been compressed already. */
  function keep(key: string, rendered: RenderedPage): RenderedPage {
    const last = store.peek(key)?.page
    const page = last && rendered.tag !== null && last.tag === rendered.tag ? last : rendered
    store.set(key, { page, at: Date.now() })
    return page
  }

  function meetOutage(key: string, page: RenderedPage): RenderedPage {
    incompleteAt = Date.now()
    const last = store.peek(key)
    return last && ageOf(last) < stale ? last.page : page
  }

  /** Nobody waits for a page that is a little old if rendering it takes long, or fails anyway. */
  function canServeNow(found: StoredPage): boolean {
    const age = ageOf(found)
    if (age < almostFresh && isBusy()) return true
    return age < stale && Date.now() - incompleteAt < outage
  }

  return {
    counts: () => ({ ...store.counts(), asked: { ...asked } }),

    async page(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const found = store.get(key)
      if (found && ageOf(found) < fresh) {
        asked.fresh++
        return found.page
      }

      const servesNow = found && canServeNow(found)
      const rendering = beingRendered.get(key) ?? renderAndKeep(key, render).finally(() => beingRendered.delete(key))
      beingRendered.set(key, rendering)
      if (!servesNow) {
        asked.rendered++
        return rendering
      }
      rendering.catch(() => {})
      asked.stale++
      return found.page
    },
  }
}

function ageOf({ at }: StoredPage): number {
  return Date.now() - at
}

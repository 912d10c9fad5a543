import { openByteStore } from '@atrium/server/platform/cache/byte-store'
import type { EncodedBody } from '@atrium/server/platform/http/encoded-body'
import { RenderingRefused } from './render-queue.ts'

export interface RenderedPage {
  status: number
  headers: [name: string, value: string][]
  body: EncodedBody
  /** Of the body; null where nobody may keep the page. */
  tag: string | null
  /** False when a part of it could not be asked for. */
  complete: boolean
}

interface StoredPage {
  page: RenderedPage
  /** When its rendering began: what changed since may be missing. */
  at: number
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
/** An older one waits so long for its new rendering. */
const patienceWhileBusy = 300
/** How long after a rendering that lacked a part, because the database was away, others are expected to lack it too. */
const outage = 2_000

/**
 * Pages are always the visitor's, so one rendering serves everybody. Many who ask at once wait for one rendering; and while
 * the database is away or the portal is overloaded, the last complete page is sent instead of a failure.
 */
export function openKeptPages({ fresh, stale = 600_000, bytes = 64_000_000, isBusy = () => false }: Limits) {
  const store = openByteStore<StoredPage>(bytes, ({ page }) => page.body)
  const beingRendered = new Map<string, { at: number; page: Promise<RenderedPage> }>()
  const asked = { fresh: 0, stale: 0, rendered: 0 }
  let incompleteAt = Number.NEGATIVE_INFINITY
  let changedAt = Number.NEGATIVE_INFINITY

  async function renderAndKeep(key: string, at: number, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    try {
      const page = await render()
      if (!page.complete) return meetOutage(key, page)
      incompleteAt = Number.NEGATIVE_INFINITY
      return page.status < 500 ? keep(key, at, page) : page
    } catch (error) {
      const last = store.peek(key)
      if (!(error instanceof RenderingRefused) || !last || ageOf(last) >= stale) throw error
      return last.page
    }
  }

  /** A page that has not changed stays, because it may have been compressed already. */
  function keep(key: string, at: number, rendered: RenderedPage): RenderedPage {
    const last = store.peek(key)
    const page = last && rendered.tag !== null && last.page.tag === rendered.tag ? last.page : rendered
    if (!last || last.at <= at) store.set(key, { page, at })
    return page
  }

  /** Those who ask at once wait for one rendering, unless something changed since it began. */
  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = beingRendered.get(key)
    if (known && known.at > changedAt) return known.page

    const at = performance.now()
    const page = renderAndKeep(key, at, render).finally(() => {
      if (beingRendered.get(key)?.at === at) beingRendered.delete(key)
    })
    beingRendered.set(key, { at, page })
    return page
  }

  function meetOutage(key: string, page: RenderedPage): RenderedPage {
    incompleteAt = performance.now()
    const last = store.peek(key)
    return last && ageOf(last) < stale ? last.page : page
  }

  /** How long the new rendering of a page is waited for before the old one is sent. */
  function patienceFor(found: StoredPage): number {
    const age = ageOf(found)
    if (age >= stale) return Number.POSITIVE_INFINITY
    if (performance.now() - incompleteAt < outage) return 0
    if (!isBusy()) return Number.POSITIVE_INFINITY
    return age < almostFresh ? 0 : patienceWhileBusy
  }

  /** Without waiting for a rendering. */
  function findFresh(key: string): RenderedPage | undefined {
    const found = store.get(key)
    if (!found || found.at <= changedAt || ageOf(found) >= fresh) return undefined
    asked.fresh++
    return found.page
  }

  return {
    counts: () => ({ ...store.counts(), asked: { ...asked } }),

    /** Something public changed: from now on a page is rendered anew, and the kept one only sent where that fails. */
    expire() {
      changedAt = performance.now()
    },

    fresh: findFresh,

    /** Whether its rendering began after the last change: an older page is better than none, but no shared cache may keep it. */
    isCurrent(key: string, page: RenderedPage): boolean {
      const found = store.peek(key)
      return found?.page === page && found.at > changedAt
    },

    async page(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const current = findFresh(key)
      if (current) return current

      const found = store.peek(key)
      const patience = found ? patienceFor(found) : Number.POSITIVE_INFINITY
      const rendering = renderOnce(key, render)
      if (found && !(await isDoneWithin(patience, rendering))) {
        asked.stale++
        return found.page
      }
      asked.rendered++
      return rendering
    },
  }
}

/** Whether it ends in that time, well or not. */
async function isDoneWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => true,
  )
  if (milliseconds === 0) return false
  if (milliseconds === Number.POSITIVE_INFINITY) return done

  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

function ageOf({ at }: StoredPage): number {
  return performance.now() - at
}

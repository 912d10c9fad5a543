export interface RenderedPage {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
  /** False when a part of it could not be asked for. */
  complete: boolean
}

interface CachedPage {
  page: RenderedPage
  at: number
}

interface Limits {
  /** How long, in milliseconds, a page is good for everybody who asks for the same address in the same language. */
  fresh: number
  /** How long an older page may stand in when a new one cannot be drawn. */
  stale?: number
  bytes?: number
}

/**
 * Pages are always the visitor's, so one drawing serves everybody. Many who ask at once wait for one drawing;
 * and while the database is away, the last good page stands in for the failing one.
 */
export function openKeptPages({ fresh, stale = 600_000, bytes = 64_000_000 }: Limits) {
  const kept = new Map<string, CachedPage>()
  const beingDrawn = new Map<string, Promise<RenderedPage>>()
  let held = 0

  function keep(key: string, page: RenderedPage) {
    forget(key)
    kept.set(key, { page, at: Date.now() })
    held += page.body.length
    // A Map remembers the order of writing: the first key is the oldest page.
    for (const oldest of kept.keys()) {
      if (held <= bytes) break
      forget(oldest)
    }
  }

  function forget(key: string) {
    held -= kept.get(key)?.page.body.length ?? 0
    kept.delete(key)
  }

  async function draw(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const page = await render()
    if (page.complete && page.status < 500) keep(key, page)
    const last = kept.get(key)
    return !page.complete && last && Date.now() - last.at < stale ? last.page : page
  }

  return {
    async page(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const found = kept.get(key)
      if (found && Date.now() - found.at < fresh) return found.page

      const drawing = beingDrawn.get(key) ?? draw(key, render).finally(() => beingDrawn.delete(key))
      beingDrawn.set(key, drawing)
      return drawing
    },
  }
}

import type { RenderedPage } from './kept-pages.ts'

export interface StoredPage {
  page: RenderedPage
  at: number
}

/** Pages that were asked for only once have this share of the memory, so that a crawler cannot push out the others. */
const shareOfNew = 0.25

/** Rendered pages up to a number of bytes. The page that was not asked for longest goes first. */
export function openPageStore(bytes: number) {
  const fresh = openSegment(bytes * shareOfNew)
  const popular = openSegment(bytes - bytes * shareOfNew)

  return {
    /** Asked for a second time, a page moves to the popular ones. */
    get(key: string): StoredPage | undefined {
      const found = popular.get(key) ?? fresh.get(key)
      if (!found) return undefined
      fresh.delete(key)
      popular.set(key, found)
      return found
    },
    /** Without counting as asked for. */
    peek: (key: string): StoredPage | undefined => popular.get(key) ?? fresh.get(key),
    set(key: string, stored: StoredPage) {
      const segment = popular.get(key) ? popular : fresh
      segment.set(key, stored)
    },
    counts: () => ({ pages: fresh.size() + popular.size(), bytes: fresh.bytes() + popular.bytes() }),
  }
}

function openSegment(limit: number) {
  const stored = new Map<string, StoredPage>()
  let held = 0

  function remove(key: string) {
    const found = stored.get(key)
    if (!found) return
    stored.delete(key)
    held -= found.page.body.bytes
    found.page.body.onGrowth = () => {}
  }

  function makeRoom() {
    // A Map remembers the order of writing: the first key is the one not asked for longest.
    for (const oldest of stored.keys()) {
      if (held <= limit) break
      remove(oldest)
    }
  }

  return {
    get: (key: string) => stored.get(key),
    delete: remove,
    set(key: string, added: StoredPage) {
      remove(key)
      stored.set(key, added)
      held += added.page.body.bytes
      added.page.body.onGrowth = (bytes) => {
        held += bytes
        makeRoom()
      }
      makeRoom()
    },
    size: () => stored.size,
    bytes: () => held,
  }
}

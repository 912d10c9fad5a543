import type { EncodedBody } from '../http/encoded-body.ts'

/** Answers that were asked for only once have this share of the memory, so that a crawler cannot push out the others. */
const shareOfNew = 0.25

/** Ready answers up to a number of bytes. The one that was not asked for longest goes first. */
export function openByteStore<Stored>(bytes: number, bodyOf: (stored: Stored) => EncodedBody) {
  const fresh = openSegment(bytes * shareOfNew, bodyOf)
  const popular = openSegment(bytes - bytes * shareOfNew, bodyOf)

  return {
    /** Asked for a second time, an answer moves to the popular ones. */
    get(key: string): Stored | undefined {
      const found = popular.get(key) ?? fresh.get(key)
      if (!found) return undefined
      fresh.delete(key)
      popular.set(key, found)
      return found
    },
    /** Without counting as asked for. */
    peek: (key: string): Stored | undefined => popular.get(key) ?? fresh.get(key),
    set(key: string, stored: Stored) {
      const segment = popular.get(key) ? popular : fresh
      segment.set(key, stored)
    },
    counts: () => ({ answers: fresh.size() + popular.size(), bytes: fresh.bytes() + popular.bytes() }),
  }
}

function openSegment<Stored>(limit: number, bodyOf: (stored: Stored) => EncodedBody) {
  const stored = new Map<string, Stored>()
  let held = 0

  function remove(key: string) {
    const found = stored.get(key)
    if (!found) return
    stored.delete(key)
    const body = bodyOf(found)
    held -= body.bytes
    body.onGrowth = () => {}
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
    set(key: string, added: Stored) {
      remove(key)
      stored.set(key, added)
      const body = bodyOf(added)
      held += body.bytes
      body.onGrowth = (bytes) => {
        held += bytes
        makeRoom()
      }
      makeRoom()
    },
    size: () => stored.size,
    bytes: () => held,
  }
}

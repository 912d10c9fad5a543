/** Over how much time the pace is taken: long enough to be calm, short enough to be true. */
const span = 5_000
/** With less than this there is nothing to say yet. */
const atLeast = 800

/** How fast it goes, from what was there when. */
export function measurePace() {
  let points: { at: number; sent: number }[] = []

  return {
    /** Bytes in a second, or null while it is too early to say. */
    at(sent: number, now = performance.now()): number | null {
      const last = points.at(-1)
      // A chunk that was broken off is sent again: what was counted of it no longer holds.
      if (last && sent < last.sent) points = []
      points = [...points.filter(({ at }) => now - at <= span), { at: now, sent }]
      const [first] = points
      if (!first || now - first.at < atLeast) return null
      return ((sent - first.sent) / (now - first.at)) * 1_000
    },
  }
}

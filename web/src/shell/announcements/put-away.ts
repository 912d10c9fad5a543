const key = 'announcements_put_away'

/** Which announcements the person has put away in this browser. */
export function readPutAway(): number[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.map(Number) : []
  } catch {
    return []
  }
}

/** Of those that are over nothing is remembered. */
export function keepPutAway(announcement_id: number, running: readonly number[]) {
  const list = [...readPutAway().filter((one) => running.includes(one)), announcement_id]
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Storage can be forbidden; then it is put away until the next page.
  }
}

/** The last of these that has begun at a moment; -1 before the first. In the order of time. */
export function placeOf(beginnings: readonly number[], seconds: number): number {
  let low = 0
  let high = beginnings.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((beginnings[middle] ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}

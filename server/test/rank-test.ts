/**
 * Mann–Whitney: whether one of two samples tends to be larger, whatever their distribution. Answers how many standard
 * deviations the sum of ranks lies away from what chance alone would give.
 */
export function rankTest(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, of: 1 })), ...second.map((value) => ({ value, of: 2 }))]
  all.sort((a, b) => a.value - b.value)

  let ranks = 0
  let ties = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (all[to]?.value === all[from]?.value) to++
    const shared = (from + 1 + to) / 2
    ranks += shared * all.slice(from, to).filter(({ of }) => of === 1).length
    ties += (to - from) ** 3 - (to - from)
    from = to
  }

  const [m, n, total] = [first.length, second.length, all.length]
  const expected = (m * (total + 1)) / 2
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)))
  return (ranks - expected) / Math.sqrt(variance)
}

/**
 * How many slips of the keyboard lie between two words: a letter too many, too few, another one, or two the wrong way round.
 * More than `most` is as good as endless.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  const rows: number[][] = []
  /** Between the beginnings of both; outside of a word nothing is near. */
  const between = (row: number, at: number) =>
    row === 0 || at === 0 ? row + at : (rows[row]?.[at] ?? Number.POSITIVE_INFINITY)
  const swapped = (row: number, at: number) =>
    row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]

  for (let row = 1; row <= one.length; row++) {
    const cells = [row]
    rows[row] = cells
    for (let at = 1; at <= other.length; at++) {
      const ways = [between(row - 1, at) + 1, between(row, at - 1) + 1]
      ways.push(between(row - 1, at - 1) + Number(one[row - 1] !== other[at - 1]))
      if (swapped(row, at)) ways.push(between(row - 2, at - 2) + 1)
      cells.push(Math.min(...ways))
    }
  }
  return between(one.length, other.length)
}

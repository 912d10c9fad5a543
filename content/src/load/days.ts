/** So many days the demo has a past: twelve weeks, and the twelve they are compared with. */
export const pastDays = 168
const month = 30

/** What happens on a Saturday or Sunday, of what happens on a working day. */
const weekend = 0.42

/** Where the portal is run it is later than in Greenwich. */
const zone = 8 * 3_600_000
const dayLength = 86_400_000

/** How busy the day is, on average about one: the week goes up and down, and no two weeks are the same. */
export function busyness(days_ago: number, seed = 0): number {
  const weekday = new Date(Date.now() + zone - days_ago * dayLength).getUTCDay()
  const wave = 1 + 0.07 * Math.sin(days_ago * 1.7 + seed)
  return (weekday % 6 === 0 ? weekend : 1) * wave
}

/** A total over the last thirty days, the busier the more; together they are exactly the total. */
export function spreadOverMonth(total: number, { first = 0, seed = 0 } = {}): number[] {
  const weights = Array.from({ length: month }, (_, day) => busyness(first + day, seed))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let weighed = 0
  return weights.map((weight) => {
    const before = Math.round((total * weighed) / all)
    weighed += weight
    return Math.round((total * weighed) / all) - before
  })
}

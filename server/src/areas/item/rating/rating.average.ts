/**
 * Everything starts as if five people had given it four stars. One enthusiast, or one enemy, then moves it by a fraction
 * of a star, and after fifty ratings the prior is a tenth of the result. It is fixed, not the mean of all items: that
 * would move with every rating anywhere, and each item's figure with it.
 */
export const prior = { people: 5, stars: 4 }

/** The Bayesian average of the counts of one to five stars; 0 without ratings. */
export function averageRating(counts: readonly number[]): number {
  const people = ratingCount(counts)
  if (people === 0) return 0
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return (prior.people * prior.stars + stars) / (prior.people + people)
}

export function ratingCount(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** How well each item answers a question, by slug: 3 for an answer, 1 for what is worth a look. All others do not. */
export type RelevanceGrades = ReadonlyMap<string, number>

/** As many as people look at. */
const places = 10

/**
 * NDCG@10: what stands further up counts more, and an answer counts more than twice as much as what only belongs to it.
 * From 0 to 1, where no order could be better. Where nothing should be found, only finding nothing is right.
 */
export function ndcg(found: readonly string[], grades: RelevanceGrades): number {
  const ideal = gainOf([...grades.values()].toSorted((one, other) => other - one))
  if (ideal === 0) return rightlyEmpty(found)
  return gainOf(found.map((slug) => grades.get(slug) ?? 0)) / ideal
}

/** Recall@10: how much of what should be there is among the first ten; ten of a dozen are all that can be. */
export function recall(found: readonly string[], grades: RelevanceGrades): number {
  if (grades.size === 0) return rightlyEmpty(found)
  return found.slice(0, places).filter((slug) => grades.has(slug)).length / Math.min(grades.size, places)
}

/** How many of the first three places are held by answers, of those that could be. */
export function answersFirst(found: readonly string[], grades: RelevanceGrades): number {
  const answers = [...grades.values()].filter((grade) => grade === 3).length
  if (answers === 0) return rightlyEmpty(found)
  return found.slice(0, 3).filter((slug) => grades.get(slug) === 3).length / Math.min(answers, 3)
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, places).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

function rightlyEmpty(found: readonly string[]): number {
  return found.length === 0 ? 1 : 0
}

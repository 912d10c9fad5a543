/** The kinds of results, in the order the portal shows them. Imports nothing: browsers use it. */
export const searchKinds = ['resource', 'article', 'case', 'video', 'project', 'app', 'release'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchOrders = ['relevance', 'newest', 'most_downloaded'] as const

/** Whole weeks: the one a month or half a year ago counts with all its days. */
export const searchPeriods = ['month', 'half_year'] as const

import type { Answer } from '@atrium/contract/calls'

type CaseSummary = Answer<'GET /api/cases'>['list'][number]

interface Peers {
  list: CaseSummary[]
  /** Whether all of them are of the industry of the case. */
  same_industry: boolean
}

/** Of the same industry first, then with the same need; the newest fill the row. */
export function choosePeers(
  { case_id, industries }: Pick<CaseSummary, 'case_id' | 'industries'>,
  { inIndustry, withDemand, newest }: Record<'inIndustry' | 'withDemand' | 'newest', CaseSummary[]>,
  shown: number,
): Peers {
  const own = new Set(industries.map(({ industry_id }) => industry_id))
  const isPeer = (one: CaseSummary) => one.industries.some(({ industry_id }) => own.has(industry_id))
  const all = new Map([...inIndustry.filter(isPeer), ...withDemand, ...newest].map((one) => [one.case_id, one]))
  all.delete(case_id)
  const list = [...all.values()].slice(0, shown)
  return { list, same_industry: list.every(isPeer) }
}

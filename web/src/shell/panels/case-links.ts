import { casePanelLinks } from '@atrium/contract/limits'

/** Where an industry or a demand leads: each filter is a JSON array of one id. */
export function caseLink(filter: 'industry_ids' | 'demand_ids', id: number): string {
  return `/case?${new URLSearchParams({ [filter]: JSON.stringify([id]) })}`
}

/** The first links, and the number for 'all' when there are more than fit. */
export function firstLinks<Row>(list: readonly Row[], total: number): { links: readonly Row[]; all: number | null } {
  return { links: list.slice(0, casePanelLinks), all: total > casePanelLinks ? total : null }
}

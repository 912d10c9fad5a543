import type { Answer } from '@atrium/contract/calls'
import { type CaseStory, caseStory, caseWay } from '@atrium/contract/case/management'
import { anyTexts } from '@atrium/contract/names-kit'
import type { TextPerLanguage } from '@atrium/contract/resource/package'

export type ManagedCase = Answer<'GET /api/management/cases/{case_id}'>

/** The form has one level: what belongs together in a story stands in fields of its own. */
export const caseForm = caseStory
  .omit({ scale: true, time_to_go_live: true, quote: true, process: true, anonymous: true })
  .extend({
    scale: anyTexts,
    time_to_go_live: anyTexts,
    quote_text: anyTexts,
    quote_role: anyTexts,
    process_before: caseWay.nullable(),
    process_after: caseWay.nullable(),
    anonymous_customer: anyTexts,
    anonymous_title: anyTexts,
    anonymous_summary: anyTexts,
    anonymous_lead: anyTexts,
  })
  .superRefine((form, context) => {
    for (const names of together) {
      const missing = names.filter((name) => isEmpty(form[name]))
      if (missing.length === names.length) continue
      for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: 'the others are there' })
    }
  })

/** All of them, or none. */
const together = [
  ['quote_text', 'quote_role'],
  ['process_before', 'process_after'],
  ['anonymous_customer', 'anonymous_title', 'anonymous_summary', 'anonymous_lead'],
] as const

type CaseStoryProcess = NonNullable<CaseStory['process']>['before']
type Flat = Omit<CaseStory, 'scale' | 'time_to_go_live' | 'quote' | 'process' | 'anonymous'>
export type CaseForm = Flat &
  Record<(typeof together)[0 | 2][number] | 'scale' | 'time_to_go_live', TextPerLanguage> &
  Record<(typeof together)[1][number], CaseStoryProcess | null>

/** What the form edits: a case as it is, or one that is only begun. */
export function formOf(found: ManagedCase | null): CaseForm {
  const { quote, process, anonymous, scale, time_to_go_live, ...plain } = found ?? begun
  const { case_id, state, consent_ended, names, updated_at, ...story } = { ...shown, ...plain }
  return {
    ...story,
    scale: scale ?? {},
    time_to_go_live: time_to_go_live ?? {},
    quote_text: quote?.text ?? {},
    quote_role: quote?.role ?? {},
    process_before: process?.before ?? null,
    process_after: process?.after ?? null,
    anonymous_customer: anonymous?.customer ?? {},
    anonymous_title: anonymous?.title ?? {},
    anonymous_summary: anonymous?.summary ?? {},
    anonymous_lead: anonymous?.lead ?? {},
  }
}

/** What is sent: parts that nobody wrote are none. */
export function storyOf(form: CaseForm): CaseStory {
  const { scale, time_to_go_live, quote_text, quote_role, process_before, process_after, ...rest } = form
  const { anonymous_customer, anonymous_title, anonymous_summary, anonymous_lead, ...plain } = rest
  return {
    ...plain,
    product_version: plain.product_version || null,
    scale: isEmpty(scale) ? null : scale,
    time_to_go_live: isEmpty(time_to_go_live) ? null : time_to_go_live,
    quote: isEmpty(quote_text) ? null : { text: quote_text, role: quote_role },
    process: process_before && process_after ? { before: process_before, after: process_after } : null,
    anonymous: isEmpty(anonymous_customer)
      ? null
      : {
          customer: anonymous_customer,
          title: anonymous_title,
          summary: anonymous_summary,
          lead: anonymous_lead,
        },
  }
}

function isEmpty(part: TextPerLanguage | CaseStoryProcess | null): boolean {
  return part === null || Object.keys(part).length === 0
}

/** What is only looked at. */
const shown = { case_id: 0, state: 'draft', consent_ended: false, names: [], updated_at: '' }

const begun: CaseStory = {
  title: {},
  summary: {},
  customer: {},
  headline: {},
  lead: {},
  product_ids: [],
  industry_ids: [],
  demand_ids: [],
  resources: [],
  article_ids: [],
  scale: null,
  product_version: null,
  time_to_go_live: null,
  process: null,
  quote: null,
  figures: [],
  challenge: [],
  solution: [],
  result: [],
  timeline: [],
  consent_until: null,
  anonymous: null,
}

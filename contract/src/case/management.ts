import { z } from 'zod'
import { calendarDay, endpoint, id, instant, managedListQuery, managedPage, nothing, whole } from '../kit.ts'
import { keyword, reason, seenAt } from '../management-kit.ts'
import { anyTexts, nameCalls } from '../names-kit.ts'
import { semanticVersion, textPerLanguage } from '../resource/package.ts'

const one = z.object({ case_id: id })
const caseState = z.enum(['draft', 'published', 'withdrawn'])

export const listManagedCases = endpoint({
  method: 'GET',
  path: '/api/management/cases',
  access: { screen: 'cases' },
  summary: 'Cases of all states, what was changed last first',
  query: managedListQuery(
    z.object({
      keyword,
      state: caseState.optional(),
      industry_id: id.optional(),
      demand_id: id.optional(),
      /** The customer's consent ends within thirty days, or has ended. */
      consent: z.enum(['ending', 'ended']).optional(),
    }),
    ['title', 'customer', 'state', 'updated_at', 'published_at', 'read_count', 'consent_until'],
  ),
  data: managedPage(
    one.extend({
      title: z.string(),
      /** By its name, which may no longer be public. */
      customer: z.string(),
      industries: z.string(),
      demands: z.string(),
      state: caseState,
      consent_until: calendarDay.nullable(),
      consent_ended: z.boolean(),
      read_count: z.number().int().nonnegative(),
      published_at: instant.nullable(),
      updated_at: instant,
    }),
  ),
})

const text = textPerLanguage
const texts = z.array(text).max(30)
/** Null, or in one language at least. */
const perhaps = text.nullable()

/** Steps in their order; what stands in one step goes on at the same time. */
export const caseWay = z.object({ label: text, steps: z.array(z.array(text).min(1).max(6)).min(1).max(20) })

export const caseStory = z.object({
  title: text,
  summary: text,
  customer: text,
  /** The title without the customer. */
  headline: text,
  lead: text,
  /** Which of them leads is the first. */
  product_ids: z.array(id).min(1).max(20),
  industry_ids: z.array(id).min(1).max(20),
  demand_ids: z.array(id).min(1).max(20),
  scale: perhaps,
  product_version: z.string().trim().max(20).nullable(),
  time_to_go_live: perhaps,
  figures: z
    .array(z.object({ label: text.optional(), before: text.optional(), value: text, unit: text.optional() }))
    .max(6),
  challenge: texts,
  solution: texts,
  result: texts,
  process: z.object({ before: caseWay, after: caseWay }).nullable(),
  timeline: z.array(z.object({ moment: text, event: text })).max(20),
  quote: z.object({ text, role: text }).nullable(),
  /** In this order; without a version in the newest there is. */
  resources: z.array(z.object({ resource_id: id, version: semanticVersion.nullable() })).max(20),
  article_ids: z.array(id).max(20),
  /** The last day on which the customer may be named; null for a consent without an end. */
  consent_until: calendarDay.nullable(),
  /** How the case stands without the name. Null: without the name there is no case. */
  anonymous: z.object({ customer: text, title: text, summary: text, lead: text }).nullable(),
})
export type CaseStory = z.output<typeof caseStory>

export const readManagedCase = endpoint({
  method: 'GET',
  path: '/api/management/cases/{case_id}',
  access: { screen: 'cases' },
  summary: 'One case in all languages, with the name of its customer',
  params: one,
  data: caseStory.extend({
    ...one.shape,
    state: caseState,
    consent_ended: z.boolean(),
    /** What a form shows in place of ids. */
    names: z.array(z.object({ item_id: id, title: z.string() })),
    updated_at: instant,
    /** As far as they are written. */
    title: anyTexts,
    summary: anyTexts,
    headline: anyTexts,
    lead: anyTexts,
    product_ids: z.array(id),
    industry_ids: z.array(id),
    demand_ids: z.array(id),
  }),
})

const choice = z.object({ id, name: z.string() })

export const listCaseChoices = endpoint({
  method: 'GET',
  path: '/api/management/cases/choices',
  access: { screen: 'cases' },
  summary: 'What a case can be filed under: products, industries and demands in their order',
  data: z.object({ products: z.array(choice), industries: z.array(choice), demands: z.array(choice) }),
})

export const findCaseParts = endpoint({
  method: 'GET',
  path: '/api/management/cases/parts',
  access: { screen: 'cases' },
  summary: 'Published resources or articles whose title holds the words: what a case can lead to',
  query: z.object({ kind: z.enum(['resource', 'article']), keyword: z.string().trim().min(1).max(60) }),
  data: whole(z.object({ item_id: id, title: z.string() })),
})

export const createCase = endpoint({
  method: 'POST',
  path: '/api/management/cases',
  access: { screen: 'cases' },
  summary: 'Write a case. Nobody finds it before it is published',
  body: caseStory,
  data: one,
})

export const saveCase = endpoint({
  method: 'PUT',
  path: '/api/management/cases/{case_id}',
  access: { screen: 'cases' },
  summary: 'Save a case; what is published is changed at once',
  params: one,
  body: caseStory.extend({ seen_at: seenAt }),
  data: nothing,
})

export const publishCase = endpoint({
  method: 'PUT',
  path: '/api/management/cases/{case_id}/publication',
  access: { screen: 'cases' },
  summary: 'Show a case to everybody, as long as it may be told',
  params: one,
  data: nothing,
})

export const withdrawCase = endpoint({
  method: 'POST',
  path: '/api/management/cases/{case_id}/withdrawal',
  access: { screen: 'cases' },
  summary: 'Take a case out of lists and search',
  params: one,
  body: z.object({ reason }),
  data: nothing,
})

export const industryCalls = nameCalls({
  screen: 'industries',
  plural: 'industries',
  key: 'industry_id',
  all: 'Industries',
  one: 'an industry',
})
export const {
  list: listIndustries,
  read: readIndustry,
  create: createIndustry,
  save: saveIndustry,
  join: joinIndustry,
  remove: removeIndustry,
} = industryCalls

export const demandCalls = nameCalls({
  screen: 'demands',
  plural: 'demands',
  key: 'demand_id',
  all: 'Demands',
  one: 'a demand',
})
export const {
  list: listDemands,
  read: readDemand,
  create: createDemand,
  save: saveDemand,
  join: joinDemand,
  remove: removeDemand,
} = demandCalls

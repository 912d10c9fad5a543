import { z } from 'zod'
import { decimal, endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { days, keyword, reason } from '../management-kit.ts'
import { problems } from './problems.ts'
import { rating } from './rating.ts'

/** What is rated and reported: resources, and apps of the store. */
const kind = z.enum(['resource', 'app'])
const about = { kind, title: z.string(), /** A path of the portal. */ address: z.string() }
const state = z.enum(['shown', 'hidden'])

const managedRating = rating.omit({ mine: true, photo_url: true }).extend({ ...about, state })

export const listManagedRatings = endpoint({
  method: 'GET',
  path: '/api/management/ratings',
  access: { screen: 'ratings' },
  summary: 'What people say of resources and apps, newest first; words find what is rated',
  query: managedListQuery(
    z.object({
      keyword,
      ...days,
      state: state.optional(),
      kind: kind.optional(),
      stars: decimal(z.int().min(1).max(5)).optional(),
    }),
    ['stars', 'created_at'],
  ),
  data: managedPage(managedRating),
})

const ofRating = z.object({ rating_id: id })

export const readManagedRating = endpoint({
  method: 'GET',
  path: '/api/management/ratings/{rating_id}',
  access: { screen: 'ratings' },
  summary: 'One rating',
  params: ofRating,
  data: managedRating,
})

export const setRatingState = endpoint({
  method: 'PUT',
  path: '/api/management/ratings/{rating_id}/state',
  access: { screen: 'ratings' },
  summary: 'Hide a rating, so that it is neither read nor counted, or show it again',
  params: ofRating,
  body: z.object({ state, reason }),
  data: nothing,
})

export const reportOutcomes = ['acted', 'dismissed'] as const

const report = z.object({
  report_id: id,
  ...about,
  problem: z.enum(problems),
  text: z.string(),
  user_name: z.string().nullable(),
  state: z.enum(['open', ...reportOutcomes]),
  answer: z.string().nullable(),
  created_at: instant,
  settled_at: instant.nullable(),
})

export const listAbuseReports = endpoint({
  method: 'GET',
  path: '/api/management/abuse-reports',
  access: { screen: 'ratings' },
  summary: 'Problems people reported of resources and apps, newest first; words find what they are about',
  query: managedListQuery(
    z.object({
      keyword,
      ...days,
      state: report.shape.state.optional(),
      kind: kind.optional(),
      problem: report.shape.problem.optional(),
    }),
    ['created_at', 'settled_at'],
  ),
  data: managedPage(report),
})

const ofReport = z.object({ report_id: id })

export const readAbuseReport = endpoint({
  method: 'GET',
  path: '/api/management/abuse-reports/{report_id}',
  access: { screen: 'ratings' },
  summary: 'One report, and how many of the same thing are still open',
  params: ofReport,
  data: report.extend({ open_count: z.number().int() }),
})

export const settleAbuseReport = endpoint({
  method: 'PUT',
  path: '/api/management/abuse-reports/{report_id}/settlement',
  access: { screen: 'ratings' },
  summary: 'Close a report, saying why; whoever sent it is told the outcome',
  params: ofReport,
  body: z.object({ outcome: z.enum(reportOutcomes), reason }),
  data: nothing,
})

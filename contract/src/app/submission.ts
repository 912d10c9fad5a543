import { z } from 'zod'
import { productVersions } from '../environment.ts'
import { endpoint, id, instant, listQuery, nothing, page } from '../kit.ts'
import { semanticVersion, textPerLanguage } from '../resource/package.ts'
import { textInWriting, textsInWriting } from '../resource/submission.ts'
import {
  check,
  checkNames,
  decided,
  decision,
  reviewState,
  threadEntry,
  threadMessage,
  versionBefore,
} from '../review/review.ts'
import { appPermissions, appPrices } from './choices.ts'

const access = { signed_in: true } as const
const own = { signed_in: true, own: 'app_submission' } as const

export const publisher = z.object({
  name: textPerLanguage,
  about: textPerLanguage,
  website: z
    .url({ protocol: /^https$/ })
    .max(200)
    .nullable(),
})

export const readMyPublisher = endpoint({
  method: 'GET',
  path: '/api/users/mine/publisher',
  access,
  summary: 'Under which name I publish apps; null before I said it',
  data: publisher.nullable(),
})

export const saveMyPublisher = endpoint({
  method: 'PUT',
  path: '/api/users/mine/publisher',
  access,
  summary: 'Say under which name I publish apps',
  body: publisher,
  data: nothing,
})

const host = z.hostname().max(200)
/** Chosen first, explained next: the check report asks for a reason that is missing. */
const permission = z.object({ permission: z.enum(appPermissions), reason: textInWriting.unwrap() })
const sent = z.object({ what: textPerLanguage, receiver: textPerLanguage, why: textPerLanguage, host })

export const appDescription = z.object({
  title: textPerLanguage,
  summary: textPerLanguage,
  description: textPerLanguage,
  changes: textPerLanguage,
  app_category_id: id,
  price: z.enum(appPrices),
  version: semanticVersion,
  product_versions: z.array(z.enum(productVersions)).max(10),
  permissions: z.array(permission).max(appPermissions.length),
  data_sent: z.array(sent).max(20),
  /** Said in so many words: that nothing was listed is no promise. */
  sends_nothing: z.boolean(),
  screenshots: z.array(z.object({ file_id: id, caption: textPerLanguage })).max(6),
})
export type AppDescription = z.output<typeof appDescription>

const descriptionInWriting = appDescription.partial().extend(textsInWriting)

const submission = z.object({
  submission_id: id,
  app_id: id.nullable(),
  state: reviewState,
  described: appDescription.partial(),
  checks: z.array(check),
  /** Names of checks whose findings the author confirmed. */
  confirmed: z.array(z.enum(checkNames)),
  decisions: z.array(decision),
  /** Null for the first version of an app. */
  new_version_of: versionBefore.nullable(),
  created_at: instant,
  updated_at: instant,
})

const withThread = submission.extend({
  /** Decisions and messages, the first one first. */
  thread: z.array(threadEntry),
  /** From the first time it was handed in, unless it was taken back: before that no reviewer reads it. */
  can_write: z.boolean(),
})

const one = z.object({ submission_id: id })

export const beginAppSubmission = endpoint({
  method: 'POST',
  path: '/api/app-submissions',
  access,
  summary: 'Begin a draft of an app, or of a new version of one I have published',
  body: z.object({ app_id: id.optional() }),
  data: withThread,
  limit: { per_minute: 20 },
})

export const listMyAppSubmissions = endpoint({
  method: 'GET',
  path: '/api/app-submissions',
  access,
  summary: 'My drafts of apps and what became of what I handed in, newest first',
  query: listQuery(z.object({ state: reviewState.optional() }), ['updated_at']),
  data: page(submission.omit({ checks: true, described: true }).extend({ title: z.string() })),
})

export const readAppSubmission = endpoint({
  method: 'GET',
  path: '/api/app-submissions/{submission_id}',
  access: own,
  summary: 'One draft of an app with its check report',
  params: one,
  data: withThread,
})

export const describeAppSubmission = endpoint({
  method: 'PATCH',
  path: '/api/app-submissions/{submission_id}',
  access: own,
  summary: 'Write or change what is said about an app; confirm what was found',
  params: one,
  body: descriptionInWriting.extend({
    /** What the changed parts were when the person began to change them; another tab may have changed them since. */
    seen: descriptionInWriting.optional(),
    confirmed: z.array(z.enum(checkNames)).optional(),
  }),
  data: withThread,
})

export const writeAppSubmissionMessage = endpoint({
  method: 'POST',
  path: '/api/app-submissions/{submission_id}/messages',
  access,
  summary: 'Write to the reviewers of the app one handed in',
  params: one,
  body: threadMessage,
  data: withThread,
  limit: { per_minute: 20 },
})

export const submitAppSubmission = endpoint({
  method: 'POST',
  path: '/api/app-submissions/{submission_id}/submit',
  access: own,
  summary: 'Hand an app in for review',
  params: one,
  data: withThread,
})

export const withdrawAppSubmission = endpoint({
  method: 'POST',
  path: '/api/app-submissions/{submission_id}/withdraw',
  access: own,
  summary: 'Take back what one handed in or published',
  params: one,
  body: z.object({ text: z.string().trim().max(2_000).default('') }),
  data: withThread,
})

export const removeAppSubmission = endpoint({
  method: 'DELETE',
  path: '/api/app-submissions/{submission_id}',
  access: own,
  summary: 'Throw a draft of an app away',
  params: one,
  data: nothing,
})

const screen = { screen: 'app_review' } as const

export const writeAppReviewMessage = endpoint({
  method: 'POST',
  path: '/api/app-reviews/{submission_id}/messages',
  access: screen,
  summary: 'Write to the author of an app without deciding',
  params: one,
  body: threadMessage,
  data: nothing,
})

export const takeAppReview = endpoint({
  method: 'PUT',
  path: '/api/app-reviews/{submission_id}/reviewer',
  access: screen,
  summary: 'Take the review of an app upon oneself: also from somebody else',
  params: one,
  data: nothing,
})

export const leaveAppReview = endpoint({
  method: 'DELETE',
  path: '/api/app-reviews/{submission_id}/reviewer',
  access: screen,
  summary: 'Leave the review of an app to others',
  params: one,
  data: nothing,
})

export const decideAppSubmission = endpoint({
  method: 'POST',
  path: '/api/app-reviews/{submission_id}/decision',
  access: screen,
  summary: 'Publish an app, ask for changes, deprecate or withdraw: never without a reason',
  params: one,
  body: decided,
  data: nothing,
})

export const takeBackAppApproval = endpoint({
  method: 'DELETE',
  path: '/api/app-reviews/{submission_id}/decision',
  access: screen,
  summary: 'Take back the approval of an app, until it takes effect some seconds later',
  params: one,
  data: nothing,
})

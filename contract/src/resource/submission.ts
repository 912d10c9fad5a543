import { z } from 'zod'
import { environmentChoices } from '../environment.ts'
import { itemFigures, itemSummary, resourceType } from '../item/item.ts'
import { endpoint, id, instant, listQuery, nothing, page } from '../kit.ts'
import { languages } from '../languages.ts'
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
import { inside } from './inside.ts'
import { licences, semanticVersion, textPerLanguage } from './package.ts'
import { openStage, readPayload } from './resource.ts'

export const description = z.object({
  title: textPerLanguage,
  summary: textPerLanguage,
  description: textPerLanguage,
  changes: textPerLanguage,
  licence: z.enum(licences),
  scene_id: id.nullable(),
  industry_ids: z.array(id).max(10),
  tags: z.array(z.string().trim().min(1).max(20)).max(10),
  /** Versions of the product it works with. */
  versions: z.array(z.enum(environmentChoices.product_version)).max(10),
  version: semanticVersion,
  screenshot_ids: z.array(id).max(6),
})
export type Description = z.output<typeof description>

/** While it is written a text may become empty again: it is then taken away. */
export const textInWriting = z.partialRecord(z.enum(languages), z.string().max(4_000)).optional()

export const textsInWriting = {
  title: textInWriting,
  summary: textInWriting,
  description: textInWriting,
  changes: textInWriting,
}
const descriptionInWriting = description.partial().extend(textsInWriting)

/**
 * A version before publication, as its author and its reviewer see it. It is `checking` while the file is inspected,
 * each time another file or type is chosen, and then returns to its previous state.
 */
const submission = z.object({
  submission_id: id,
  resource_id: id.nullable(),
  file_id: id,
  file_name: z.string(),
  resource_type: resourceType.nullable(),
  state: reviewState,
  /** What the author has written so far; what the package itself said is filled in. */
  described: description.partial(),
  inside: inside.nullable(),
  checks: z.array(check),
  /** Names of checks whose findings the author confirmed. */
  confirmed: z.array(z.enum(checkNames)),
  decisions: z.array(decision),
  /** Null for the first version of a resource. */
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

export const beginSubmission = endpoint({
  method: 'POST',
  path: '/api/submissions',
  access: { signed_in: true },
  summary: 'Make a draft of an uploaded file: what it is, what is inside and what is wrong with it is looked up',
  body: z.object({
    file_id: id,
    /** For a new version of something one has published. */
    resource_id: id.optional(),
    /** Where the content alone does not say: a .docx may be a template or a style. */
    resource_type: resourceType.optional(),
  }),
  data: withThread,
})

export const listMySubmissions = endpoint({
  method: 'GET',
  path: '/api/submissions',
  access: { signed_in: true },
  summary: 'My drafts and what became of what I handed in, newest first',
  query: listQuery(z.object({ state: reviewState.optional(), keyword: z.string().trim().max(60).optional() }), [
    'updated_at',
  ]),
  data: page(
    submission.omit({ inside: true, checks: true, described: true }).extend({
      title: z.string(),
      /** What its author wrote, until it is published. */
      version: z.string().nullable(),
      cover: itemSummary.shape.cover,
      cover_seed: z.string(),
      /** Of the resource, from its first published version on. */
      figures: itemFigures.nullable(),
      /** From 1, while it waits for a decision. */
      queue_position: z.number().int().positive().nullable(),
      /** Lines of its check report that still stand in the way. */
      unsettled_count: z.number().int().nonnegative(),
    }),
  ).extend({
    /** Counts over all submissions of the person, independent of the filter. */
    counts: z.partialRecord(reviewState, z.number().int().nonnegative()),
  }),
})

export const readSubmission = endpoint({
  method: 'GET',
  path: '/api/submissions/{submission_id}',
  access: { signed_in: true, own: 'submission' },
  summary: 'One draft with its check report',
  params: one,
  data: withThread,
})

export const readSubmissionPayload = endpoint({
  method: 'GET',
  path: '/api/submissions/{submission_id}/payload',
  access: { signed_in: true, own: 'submission' },
  summary: 'The file that the preview of my draft opens',
  params: one,
  data: readPayload.data,
})

export const openSubmissionStage = endpoint({
  method: 'GET',
  path: '/api/submissions/{submission_id}/stage',
  access: { signed_in: true, own: 'submission' },
  summary: 'Addresses of what the preview of my draft shows, for some minutes',
  params: one,
  data: openStage.data,
})

export const describeSubmission = endpoint({
  method: 'PATCH',
  path: '/api/submissions/{submission_id}',
  access: { signed_in: true, own: 'submission' },
  summary: 'Write or change what is said about a draft; confirm what was found',
  params: one,
  body: descriptionInWriting.extend({
    /** What the changed parts were when the person began to change them; another tab may have changed them since. */
    seen: descriptionInWriting.optional(),
    /** Another file in place of the first: everything is looked at again. */
    file_id: id.optional(),
    resource_type: resourceType.optional(),
    confirmed: z.array(z.enum(checkNames)).optional(),
  }),
  data: withThread,
})

export const rewriteManifest = endpoint({
  method: 'POST',
  path: '/api/submissions/{submission_id}/manifest',
  access: { signed_in: true, own: 'submission' },
  summary: 'Make the manifest of a draft agree with the files of its package; everything is looked at again',
  params: one,
  limit: { per_minute: 20 },
  data: withThread,
})

export const writeSubmissionMessage = endpoint({
  method: 'POST',
  path: '/api/submissions/{submission_id}/messages',
  access: { signed_in: true },
  summary: 'Write to the reviewers of what one handed in',
  params: one,
  body: threadMessage,
  data: withThread,
  limit: { per_minute: 20 },
})

export const submitSubmission = endpoint({
  method: 'POST',
  path: '/api/submissions/{submission_id}/submit',
  access: { signed_in: true, own: 'submission' },
  summary: 'Hand a draft in for review',
  params: one,
  data: withThread,
})

export const withdrawSubmission = endpoint({
  method: 'POST',
  path: '/api/submissions/{submission_id}/withdraw',
  access: { signed_in: true, own: 'submission' },
  summary: 'Take back what one handed in or published',
  params: one,
  body: z.object({ text: z.string().trim().max(2_000).default('') }),
  data: withThread,
})

export const removeSubmission = endpoint({
  method: 'DELETE',
  path: '/api/submissions/{submission_id}',
  access: { signed_in: true, own: 'submission' },
  summary: 'Throw a draft away',
  params: one,
  data: nothing,
})

const several = z.array(id).min(1).max(100)
const count = z.number().int().nonnegative()

export const withdrawSubmissions = endpoint({
  method: 'POST',
  path: '/api/submissions/withdraw',
  access: { signed_in: true },
  summary: 'Take back several of what one handed in or published: all of them or none',
  body: withdrawSubmission.body.extend({
    submission_ids: several,
    /** As one saw them: what was published in the meantime is not taken from everybody by surprise. */
    from: z.enum(['in_review', 'published']),
  }),
  data: z.object({ withdrawn: count }),
})

export const removeSubmissions = endpoint({
  method: 'POST',
  path: '/api/submissions/remove',
  access: { signed_in: true },
  summary: 'Throw several drafts away: all of them or none',
  body: z.object({ submission_ids: several }),
  data: z.object({ removed: count }),
})

export const decideSubmission = endpoint({
  method: 'POST',
  path: '/api/reviews/{submission_id}/decision',
  access: { screen: 'review' },
  summary: 'Publish, ask for changes, deprecate or withdraw: never without a reason',
  params: one,
  body: decided.extend({
    /** What to take instead, when something is deprecated. */
    replaced_by: id.optional(),
  }),
  data: nothing,
})

export const takeBackApproval = endpoint({
  method: 'DELETE',
  path: '/api/reviews/{submission_id}/decision',
  access: { screen: 'review' },
  summary: 'Take back an approval, until it takes effect some seconds later',
  params: one,
  data: nothing,
})

export const writeReviewMessage = endpoint({
  method: 'POST',
  path: '/api/reviews/{submission_id}/messages',
  access: { screen: 'review' },
  summary: 'Write to the author of a submission without deciding',
  params: one,
  body: threadMessage,
  data: nothing,
})

export const takeReview = endpoint({
  method: 'PUT',
  path: '/api/reviews/{submission_id}/reviewer',
  access: { screen: 'review' },
  summary: 'Take a review upon oneself, so that nobody reads the same: also from somebody else',
  params: one,
  data: nothing,
})

export const leaveReview = endpoint({
  method: 'DELETE',
  path: '/api/reviews/{submission_id}/reviewer',
  access: { screen: 'review' },
  summary: 'Leave a review to others',
  params: one,
  data: nothing,
})

import { z } from 'zod'
import { environmentChoices } from './environment.ts'
import { inside } from './inside.ts'
import { resourceType } from './item.ts'
import { endpoint, id, instant, listQuery, nothing, page } from './kit.ts'
import { languages } from './languages.ts'
import { licences, semanticVersion, textPerLanguage } from './package.ts'

/**
 * A version on its way: what its author and whoever reviews it see. It is `checking` while the file is looked at, each time
 * another file or type is given, and goes back to where it was.
 */
export const submissionState = z.enum([
  'draft',
  'checking',
  'in_review',
  'changes_asked',
  'published',
  'deprecated',
  'withdrawn',
])

/** Each line of the check report. `wrong` must be put right, `confirm` must be confirmed by the author, `note` may stay. */
export const checkNames = [
  'format',
  'manifest',
  'preview',
  'scan',
  'private_data',
  'look_alike',
  'translations',
  'fonts',
  'description',
] as const

/**
 * Where in which file: a path inside the package, and a line, a paragraph or a pointer within it. What the author wrote
 * about the package has no path: `at` is then a pointer into it, or the address of the resource a finding is about.
 */
const place = z.object({ path: z.string(), at: z.string(), excerpt: z.string() })

const check = z.object({
  name: z.enum(checkNames),
  outcome: z.enum(['passed', 'note', 'confirm', 'wrong']),
  /** A key of the browser's texts with its values: 'format.not_bpmn' { line: 12 }. */
  message: z.string(),
  values: z.record(z.string(), z.string().or(z.number())),
  places: z.array(place).max(50),
})
export type Check = z.output<typeof check>

/** Why a reviewer asks for changes, refuses or withdraws: one of these, and a text. */
export const decisionReasons = [
  'does_not_work',
  'unclear_description',
  'private_data',
  'copied',
  'licence',
  'duplicate',
  'security',
  'outdated',
  'authors_wish',
  'other',
] as const

const decision = z.object({
  decision: z.enum(['ask_changes', 'publish', 'deprecate', 'withdraw']),
  reason: z.enum(decisionReasons).nullable(),
  text: z.string(),
  decided_by: z.string().nullable(),
  created_at: instant,
})

const description = z.object({
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
const textInWriting = z.partialRecord(z.enum(languages), z.string().max(4_000)).optional()

const submission = z.object({
  submission_id: id,
  resource_id: id.nullable(),
  file_id: id,
  file_name: z.string(),
  resource_type: resourceType.nullable(),
  state: submissionState,
  /** What the author has written so far; what the package itself said is filled in. */
  described: description.partial(),
  inside: inside.nullable(),
  checks: z.array(check),
  /** Names of checks whose findings the author confirmed. */
  confirmed: z.array(z.enum(checkNames)),
  decisions: z.array(decision),
  created_at: instant,
  updated_at: instant,
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
  data: submission,
})

export const listMySubmissions = endpoint({
  method: 'GET',
  path: '/api/submissions',
  access: { signed_in: true },
  summary: 'My drafts and what became of what I handed in, newest first',
  query: listQuery(z.object({ state: submissionState.optional() }), ['updated_at']),
  data: page(submission.omit({ inside: true, checks: true, described: true }).extend({ title: z.string() })),
})

export const readSubmission = endpoint({
  method: 'GET',
  path: '/api/submissions/{submission_id}',
  access: { signed_in: true, own: 'submission' },
  summary: 'One draft with its check report',
  params: one,
  data: submission,
})

export const describeSubmission = endpoint({
  method: 'PATCH',
  path: '/api/submissions/{submission_id}',
  access: { signed_in: true, own: 'submission' },
  summary: 'Write or change what is said about a draft; confirm what was found',
  params: one,
  body: description.partial().extend({
    title: textInWriting,
    summary: textInWriting,
    description: textInWriting,
    changes: textInWriting,
    /** Another file in place of the first: everything is looked at again. */
    file_id: id.optional(),
    resource_type: resourceType.optional(),
    confirmed: z.array(z.enum(checkNames)).optional(),
  }),
  data: submission,
})

export const submitSubmission = endpoint({
  method: 'POST',
  path: '/api/submissions/{submission_id}/submit',
  access: { signed_in: true, own: 'submission' },
  summary: 'Hand a draft in for review',
  params: one,
  data: submission,
})

export const withdrawSubmission = endpoint({
  method: 'POST',
  path: '/api/submissions/{submission_id}/withdraw',
  access: { signed_in: true, own: 'submission' },
  summary: 'Take back what one handed in or published',
  params: one,
  body: z.object({ text: z.string().trim().max(2_000).default('') }),
  data: submission,
})

export const removeSubmission = endpoint({
  method: 'DELETE',
  path: '/api/submissions/{submission_id}',
  access: { signed_in: true, own: 'submission' },
  summary: 'Throw a draft away',
  params: one,
  data: nothing,
})

export const decideSubmission = endpoint({
  method: 'POST',
  path: '/api/reviews/{submission_id}/decision',
  access: { screen: 'review' },
  summary: 'Publish, ask for changes, deprecate or withdraw: never without a reason',
  params: one,
  body: z.object({
    decision: decision.shape.decision,
    reason: z.enum(decisionReasons).nullable().default(null),
    text: z.string().trim().max(2_000).default(''),
    /** What to take instead, when something is deprecated. */
    replaced_by: id.optional(),
  }),
  data: nothing,
})

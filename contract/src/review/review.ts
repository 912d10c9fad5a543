import { z } from 'zod'
import { id, instant } from '../kit.ts'
import { threadFields } from './thread-fields.ts'

/** The one way to be published, whatever it is: resources, apps and articles go along it, each as far as it needs. */
export const reviewState = z.enum([
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
  'contract',
  'manifest',
  'preview',
  'scan',
  'private_data',
  'look_alike',
  'translations',
  'fonts',
  'description',
  'permissions',
  'screenshots',
] as const

/**
 * Where in which file: a path inside the package, and a line, a paragraph or a pointer within it. What the author wrote
 * about it has no path: `at` is then a pointer into it, or the address of the item a finding is about.
 */
const place = z.object({ path: z.string(), at: z.string(), excerpt: z.string() })

export const check = z.object({
  name: z.enum(checkNames),
  outcome: z.enum(['passed', 'note', 'confirm', 'wrong']),
  /** A key of the browser's texts with its values: 'format.not_bpmn' { line: 12 }. */
  message: z.string(),
  values: z.record(z.string(), z.string().or(z.number())),
  places: z.array(place).max(50),
})
export type ReviewCheck = z.output<typeof check>

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

export const decision = z.object({
  decision: z.enum(['ask_changes', 'publish', 'deprecate', 'withdraw']),
  reason: z.enum(decisionReasons).nullable(),
  text: z.string(),
  decided_by: z.string().nullable(),
  created_at: instant,
})
export type ReviewDecisionView = z.output<typeof decision>

const fields = [...threadFields.resource, ...threadFields.app, ...threadFields.article]

/** A field of a submission or a line of its check report. */
const threadReference = z.enum([
  ...fields.map((field) => `field.${field}` as const),
  ...checkNames.map((name) => `check.${name}` as const),
])
export type ThreadReference = z.output<typeof threadReference>

export const refersTo = z.array(threadReference).max(10).default([])

/** A decision with its reason, or a message between author and reviewer. */
export const threadEntry = z.object({
  entry_id: z.string(),
  decision: decision.shape.decision.nullable(),
  reason: z.string().nullable(),
  text: z.string(),
  refers_to: z.array(threadReference),
  author_name: z.string().nullable(),
  is_reviewer: z.boolean(),
  created_at: instant,
})
export type ThreadEntry = z.output<typeof threadEntry>

/** What is written into the thread of a submission. */
export const threadMessage = z.object({ text: z.string().trim().min(1).max(2_000), refers_to: refersTo })

/** The published version that a new one follows, under the name people know it by now. */
export const versionBefore = z.object({ title: z.string(), version: z.string() })

/** Never without a reason, but for publishing. */
export const decided = z.object({
  decision: decision.shape.decision,
  reason: z.enum(decisionReasons).nullable().default(null),
  text: z.string().trim().max(2_000).default(''),
  refers_to: refersTo,
  /** Of several that are published at once: only where every check has passed, and nothing of one's own. */
  only_passed: z.boolean().optional(),
})

/** An approval that has not taken effect: it can be taken back, or publishing was refused. */
export const approval = z.object({
  takes_effect_at: instant,
  mine: z.boolean(),
  is_refused: z.boolean(),
})

/** An entry of the review queue. */
export const waiting = z.object({
  submission_id: id,
  title: z.string(),
  author_name: z.string().nullable(),
  submitted_at: instant,
  /** How often it was handed in before. */
  rounds: z.number().int().nonnegative(),
  /** Who has taken it upon themselves. */
  reviewer_name: z.string().nullable(),
  mine: z.boolean(),
})

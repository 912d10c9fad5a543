/** What changed between two versions, in the words of the type: computed from what was found inside both. */
import { z } from 'zod'
import { label } from './inside.ts'

/** `whole` is what a file says of itself as a whole: its paper, its time zone. */
const comparedPart = z.enum([
  'field',
  'lane',
  'step',
  'right',
  'way',
  'slot',
  'asset',
  'placeholder',
  'style',
  'font',
  'entry',
  'widget',
  'width',
  'app',
  'whole',
])

/** Named as in what is inside a package. */
const comparedTrait = z.enum([
  ...(['title', 'kind', 'required', 'computed', 'rules'] as const),
  ...(['lane', 'role', 'deadline', 'passes', 'actions', 'right', 'condition', 'formula', 'form', 'document'] as const),
  ...(['value', 'size', 'source', 'sample', 'pages', 'paper', 'margins'] as const),
  ...(['font', 'font_size', 'line', 'indent', 'color', 'free'] as const),
  ...(['starts', 'ends', 'all_day', 'rule', 'group', 'zone', 'roles', 'columns', 'from_width'] as const),
])

/** A list of codes or names stays a list: the page that shows it has their texts. Null where there is none. */
const comparedValue = z.union([label, z.number(), z.boolean(), z.array(z.string().or(z.number()))]).nullable()

export const change = z.object({
  part: comparedPart,
  kind: z.enum(['added', 'removed', 'changed']),
  /** What it is called, in the version that has it; the newer one where both do. */
  name: label,
  /** Of a right: the step that has it. */
  step: label.optional(),
  /** What of it changed. Of what came or went as a whole only a rule is told. */
  traits: z.array(z.object({ trait: comparedTrait, before: comparedValue, after: comparedValue })),
  /** Of flows: the ids in the two files of what it is about, the one that bears its mark first. */
  elements: z.object({ before: z.array(z.string()), after: z.array(z.string()) }).optional(),
})

export type ComparedChange = z.output<typeof change>
export type ComparedTrait = z.output<typeof comparedTrait>
export type ComparedValue = z.output<typeof comparedValue>

/** Values for which a flow goes another way than before, in the reader's language: by whose hands it goes. */
export const changedOutcome = z.object({
  /** All of these; none where it is so for any values. */
  when: z.array(z.object({ subject: z.string(), values: z.string() })),
  /** Empty where there was no such way, or is none any more. */
  before: z.array(z.string()),
  after: z.array(z.string()),
})
export type ChangedOutcome = z.output<typeof changedOutcome>

/**
 * What was found by looking inside a package. It is read out once, when the package comes in, and is what lists filter by,
 * what the page says without scripts, what the check report quotes and what two versions are compared by.
 */
import { z } from 'zod'
import { languages } from '../languages.ts'
import type { ResourceType } from '../resource-types.ts'
import { flowFindings } from './flow-findings.ts'
import { textPerLanguage } from './package.ts'

export const label = textPerLanguage.or(z.string().max(500))
export type InsideLabel = z.output<typeof label>
const count = z.number().int().nonnegative()

export const fieldRight = z.enum(['hidden', 'read', 'comment', 'edit'])

const formField = z.object({
  /** Where it stands in the data: `applicant`, `items[].amount`. */
  path: z.string(),
  title: label,
  kind: z.enum(['text', 'long_text', 'number', 'date', 'moment', 'choice', 'yes_no', 'file', 'table', 'group']),
  required: z.boolean(),
  /** What is computed and cannot be typed. */
  computed: z.string().nullable(),
  /** Limits and patterns, in the words of JSON Schema: 'maxLength 200'. */
  rules: z.array(z.string()),
  /** What may be chosen, as people read it. Absent where nothing is chosen, and in what was read before this was. */
  options: z.array(label).optional(),
  /** The same as they stand in the data, in the same order; absent where they are not texts. */
  values: z.array(z.string()).optional(),
})
export type FormField = z.output<typeof formField>

export const formInside = z.object({ type: z.literal('form'), fields: z.array(formField) })

const flowStep = z.object({
  /** The id in the BPMN file. */
  id: z.string(),
  name: label,
  kind: z.enum(['start', 'task', 'approval', 'service', 'gateway', 'event', 'end']),
  lane: z.string().nullable(),
  role: label.nullable(),
  /** ISO 8601 duration: 'PT24H'. */
  deadline: z.string().nullable(),
  /** When all, one, or a part of them must agree. */
  passes: z.enum(['all', 'any', 'one']).nullable(),
  actions: z.array(z.string()),
  fields: z.array(z.object({ path: z.string(), title: label, right: fieldRight })),
  /** How a gateway chooses; null for everything else. */
  gateway: z.enum(['exclusive', 'parallel', 'inclusive', 'event']).nullable().default(null),
  /** What an event waits for; null for events without a definition and for everything else. */
  trigger: z.enum(['timer', 'message', 'signal', 'other']).nullable().default(null),
  /** The step a boundary event sits on. */
  attached_to: z.string().nullable().default(null),
})

const documentVariable = z.object({
  tag: z.string(),
  title: label.nullable(),
  /** `form.total`, `form.items[].note`, `step.approve.person`, `flow.number`. */
  source: z.string(),
  /** Stands for what a trial has not: a person, a number. */
  sample: label.nullable(),
})

const cellBound = z.number().or(z.string())
/** A part of the values an expression can have. */
const cell = z.discriminatedUnion('kind', [
  /** From and to, null where it is open; the ends belong to it or not. */
  z.object({
    kind: z.literal('range'),
    from: cellBound.nullable(),
    from_included: z.boolean(),
    to: cellBound.nullable(),
    to_included: z.boolean(),
  }),
  z.object({ kind: z.literal('value'), value: z.union([z.string(), z.number(), z.boolean()]) }),
  /** Anything but the values that are named. */
  z.object({ kind: z.literal('other'), than: z.array(z.union([z.string(), z.number(), z.boolean()])) }),
  z.object({ kind: z.literal('empty') }),
])

export const decisionTable = z.object({
  /** What decides: fields, or expressions over fields (`count(items)`). */
  subjects: z.array(z.string()),
  cases: z.array(
    z.object({
      /** A subject that is not named here may have any value. */
      when: z.array(z.object({ subject: z.string(), any_of: z.array(cell) })),
      /** What people decide on the way: which way out of which gateway. */
      decided: z.array(z.object({ gateway: z.string(), way: z.string() })),
      steps: z.array(z.string()),
      ways: z.array(z.string()),
      /** `returned`: the last way leads back to a step it came from. `stuck`: no way can be taken. */
      ends: z.enum(['finished', 'returned', 'stuck']),
    }),
  ),
  /** Steps and ways that no value reaches. */
  unreachable: z.array(z.string()),
  /** Steps that only an event at the edge of another leads to. */
  triggered: z.array(z.string()),
  /** Ways whose rule is not a formula: people choose there. */
  unreadable: z.array(z.string()),
  /** True where the budget ended before all outcomes were found. */
  is_cut: z.boolean(),
})

const flowFinding = z.object({
  check: z.enum(flowFindings),
  /** `wrong` keeps a package from being submitted. */
  level: z.enum(['wrong', 'note']),
  /** The step or the way it is about. */
  element: z.string().nullable(),
  /** The field, tag or source it is about. */
  path: z.string().nullable(),
  /** The rule, or the values that show it, as they are written. */
  excerpt: z.string().nullable(),
})
export type FlowFinding = z.output<typeof flowFinding>
export type DecisionTable = z.output<typeof decisionTable>
export type DecisionCell = z.output<typeof cell>
export type DecisionCase = DecisionTable['cases'][number]

export const flowInside = z.object({
  type: z.literal('flow'),
  lanes: z.array(z.object({ id: z.string(), name: label })),
  steps: z.array(flowStep),
  /** How they follow each other. */
  ways: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      to: z.string(),
      /** What people read on the way: its name, or the rule where it has none. */
      condition: label.nullable(),
      /** The formula that decides. */
      rule: z.string().nullable().default(null),
      /** Taken where no rule of its gateway holds. */
      is_default: z.boolean().default(false),
    }),
  ),
  /** A form and a document the flow is bound to, by their paths in the package. */
  form: z.string().nullable(),
  document: z.string().nullable(),
  /** The document in each language it is written in. */
  documents: z.partialRecord(z.enum(languages), z.string()).default({}),
  /** The fields of the bound form, those that appear on a condition included. */
  form_fields: z.array(formField).default([]),
  /** What the document is filled with. */
  variables: z.array(documentVariable).default([]),
  /** All outcomes; null for what was read before outcomes were computed. */
  outcomes: decisionTable.nullable().default(null),
  /** What does not fit between flow, form and document. */
  findings: z.array(flowFinding).default([]),
  /** False for a file that came without positions: it was laid out when it came in. */
  drawn_by_author: z.boolean(),
})

export const loginInside = z.object({
  type: z.literal('login'),
  slots: z.array(
    z.object({ name: z.string(), kind: z.enum(['logo', 'background', 'text', 'color']), value: label.nullable() }),
  ),
  assets: z.array(z.object({ path: z.string(), size: count })),
})

const font = z.object({ name: z.string(), free: z.boolean() })

export const documentTemplateInside = z.object({
  type: z.literal('document-template'),
  pages: count,
  paper: z.string().nullable(),
  placeholders: z.array(
    z.object({
      tag: z.string(),
      title: label.nullable(),
      /** Where its value comes from: 'flow.title'. */
      source: z.string().nullable(),
      sample: z.string().nullable(),
      pages: z.array(count),
    }),
  ),
  fonts: z.array(font),
})

export const documentStyleInside = z.object({
  type: z.literal('document-style'),
  styles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['paragraph', 'character', 'table', 'list', 'token']),
      font: z.string().nullable(),
      /** In points. */
      size: z.number().nullable(),
      line: z.string().nullable(),
      indent: z.string().nullable(),
      color: z.string().nullable(),
    }),
  ),
  paper: z.string().nullable(),
  /** In millimetres: top, right, bottom, left. */
  margins: z.array(z.number()).length(4).nullable(),
  fonts: z.array(font),
})

export const scheduleInside = z.object({
  type: z.literal('schedule'),
  zone: z.string().nullable(),
  entries: z.array(
    z.object({
      uid: z.string(),
      title: z.string(),
      starts: z.string(),
      ends: z.string().nullable(),
      all_day: z.boolean(),
      rule: z.string().nullable(),
      group: z.string().nullable(),
    }),
  ),
})

export const portalInside = z.object({
  type: z.literal('portal'),
  widgets: z.array(
    z.object({ id: z.string(), kind: z.string(), title: label, roles: z.array(z.string()), known: z.boolean() }),
  ),
  widths: z.array(z.object({ name: z.string(), columns: count, from: count })),
  roles: z.array(z.string()),
  apps: z.array(z.string()),
})

const insideByType = {
  form: formInside,
  flow: flowInside,
  login: loginInside,
  'document-template': documentTemplateInside,
  'document-style': documentStyleInside,
  schedule: scheduleInside,
  portal: portalInside,
} satisfies Record<ResourceType, z.ZodObject>
type InsideSchema = (typeof insideByType)[ResourceType]

export const inside = z.discriminatedUnion('type', Object.values(insideByType) as [InsideSchema, ...InsideSchema[]])
export type Inside = z.output<typeof inside>
export type InsideOf<Type extends Inside['type']> = Extract<Inside, { type: Type }>

/**
 * What was found by looking inside a package. It is read out once, when the package comes in, and is what lists filter by,
 * what the page says without scripts, what the check report quotes and what two versions are compared by.
 */
import { z } from 'zod'
import type { ResourceType } from '../resource-types.ts'
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
})

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
})

export const flowInside = z.object({
  type: z.literal('flow'),
  lanes: z.array(z.object({ id: z.string(), name: label })),
  steps: z.array(flowStep),
  /** How they follow each other, with the condition written on the way. */
  ways: z.array(z.object({ id: z.string(), from: z.string(), to: z.string(), condition: label.nullable() })),
  /** A form and a document the flow is bound to, by their paths in the package. */
  form: z.string().nullable(),
  document: z.string().nullable(),
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

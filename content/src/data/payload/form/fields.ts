import type { Texts } from '../../../kinds.ts'

type FieldJson = Record<string, unknown>

export interface DemoField {
  name: string
  title: Texts
  required: boolean
  schema: FieldJson
  ui: FieldJson
  hint?: Texts
  choices?: FieldChoice[]
  /** The columns of a table, the fields of a group. */
  fields?: DemoField[]
  rules?: FieldRule[]
  computed?: string
}

/** When a field has one of these values, or one of several stays below a mark, others appear or must be filled. */
export interface FieldRule {
  when: string | string[]
  is?: readonly (string | boolean)[]
  below?: number
  required?: string[]
  fields?: DemoField[]
}

interface FieldChoice {
  value: string
  title: Texts
}

/** What may be added to any field. Half of the width is usual; what needs room takes it all. */
interface FieldOptions {
  hint?: Texts
  computed?: string
  wide?: boolean
  /** The field that holds the whole of which this one is what is left: drawn as a bar. */
  balanceOf?: string
  /** Further words of JSON Schema: limits, patterns, what stands there at first. */
  rules?: FieldJson
}

/** A star after the name marks what must be filled in, as on paper. */
function field(
  name: string,
  title: Texts,
  schema: FieldJson,
  widget: string | null,
  more: FieldOptions = {},
): DemoField {
  const { hint, computed, wide, balanceOf, rules } = more
  const options = { ...(wide && { width: 'full' }), ...(balanceOf && { balanceOf }) }
  return {
    name: name.replace('*', ''),
    title,
    required: name.endsWith('*'),
    schema: { ...schema, ...rules },
    ui: { ...(widget && { 'ui:widget': widget }), ...(Object.keys(options).length > 0 && { 'ui:options': options }) },
    ...(hint && { hint }),
    ...(computed && { computed }),
  }
}

/** Text that must be filled in may not be empty. */
function textual(name: string, most: number): FieldJson {
  return { type: 'string', ...(name.endsWith('*') && { minLength: 1 }), maxLength: most }
}

export const line = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, textual(name, 80), null, more)

export const area = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, textual(name, 500), 'textarea', { wide: true, ...more })

export const number = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, { type: 'number', minimum: 0 }, null, more)

export const whole = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, { type: 'integer', minimum: 0 }, null, more)

/** No `multipleOf 0.01`: floating point makes some validators refuse honest amounts. */
export const money = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, { type: 'number', minimum: 0 }, null, more)

export const date = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, { type: 'string', format: 'date' }, 'date', more)

export const moment = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, { type: 'string', format: 'date-time' }, 'date-time', more)

export const mail = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, { type: 'string', format: 'email' }, 'email', more)

export const yesNo = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, { type: 'boolean' }, 'radio', more)

/** A file as a data URL: what the browser read, nothing is sent anywhere. */
export const file = (name: string, title: Texts, more?: FieldOptions) =>
  field(name, title, { type: 'string', format: 'data-url' }, 'file', more)

export type FieldChoices = Record<string, Texts>

/** Up to five are laid out to be clicked, more fold into a list. */
export function choice(name: string, title: Texts, choices: FieldChoices, more?: FieldOptions): DemoField {
  const widget = Object.keys(choices).length > 5 ? 'select' : 'radio'
  return { ...field(name, title, { type: 'string' }, widget, more), choices: listed(choices) }
}

export function several(name: string, title: Texts, choices: FieldChoices, more?: FieldOptions): DemoField {
  const schema = {
    type: 'array',
    uniqueItems: true,
    items: { type: 'string' },
    ...(name.endsWith('*') && { minItems: 1 }),
  }
  return { ...field(name, title, schema, 'checkboxes', { wide: true, ...more }), choices: listed(choices) }
}

export function table(name: string, title: Texts, fields: DemoField[], more?: FieldOptions): DemoField {
  const schema = { type: 'array', items: { type: 'object' }, ...(name.endsWith('*') && { minItems: 1 }), maxItems: 50 }
  return { ...field(name, title, schema, null, { wide: true, ...more }), fields }
}

export function group(name: string, title: Texts, fields: DemoField[], rules: FieldRule[] = []): DemoField {
  return { ...field(name, title, { type: 'object' }, null, { wide: true }), fields, rules }
}

function listed(choices: FieldChoices): FieldChoice[] {
  return Object.entries(choices).map(([value, title]) => ({ value, title }))
}

import { withComputed } from '@atrium/contract/resource/formula'
import type { DemoPayloadFile, Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'
import type { DemoField, FieldRule } from './fields.ts'

type FormJson = Record<string, unknown>
type TranslatedLanguage = 'zh-TW' | 'en'

/** A form as its author thinks of it: fields in order, what follows from what, and one filled example. */
export interface FormPlan {
  title: Texts
  fields: DemoField[]
  rules?: FieldRule[]
  /** What is computed may be left out: it is filled in. */
  sample: FormJson
  /** The texts of the sample in the other languages; what is not named, such as numbers and choices, stays as it is. */
  samples?: Record<TranslatedLanguage, FormJson>
}

export interface FormPayload {
  schema: FormJson
  uiSchema: FormJson
  sample: FormJson
  /** The same sample, complete, in the other languages. */
  samples?: Record<TranslatedLanguage, FormJson>
  /** By language, then by JSON pointer into the schema: what stands there in simplified Chinese. */
  texts: Record<TranslatedLanguage, Record<string, string>>
}

export function formFiles(plan: FormPlan): DemoPayloadFile[] {
  const about = text(
    '表单：字段、校验、示例与译文',
    '表單：欄位、驗證、範例與譯文',
    'The form: fields, rules, sample and translations',
  )
  return [{ path: 'form.json', content: `${JSON.stringify(buildForm(plan), null, 2)}\n`, about }]
}

export function buildForm({ title, fields, rules = [], sample, samples }: FormPlan): FormPayload {
  const texts: FormPayload['texts'] = { 'zh-TW': {}, en: {} }
  const writeText = (texts_: Texts, pointer: string) => {
    texts['zh-TW'][pointer] = texts_['zh-TW']
    texts.en[pointer] = texts_.en
    return texts_['zh-CN']
  }

  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    title: writeText(title, '/title'),
    ...objectOf(fields, rules, '', writeText),
  }
  const every = [...fields, ...rules.flatMap((rule) => rule.fields ?? [])]
  const inLanguage = (words: FormJson) => withComputed(schema, translatedSample(sample, words))
  return {
    schema,
    uiSchema: uiOf(every),
    sample: withComputed(schema, sample),
    ...(samples && { samples: { 'zh-TW': inLanguage(samples['zh-TW']), en: inLanguage(samples.en) } }),
    texts,
  }
}

/** Rows of tables are matched by their place. */
function translatedSample(sample: FormJson, words: FormJson): FormJson {
  const replaced = Object.entries(words).map(([name, value]) => {
    const before = sample[name]
    if (before === undefined) throw new Error(`the sample has no ${name} to translate`)
    if (!Array.isArray(before) || !Array.isArray(value)) return [name, value]
    if (before.length !== value.length) throw new Error(`the sample has ${before.length} rows of ${name}`)
    return [name, before.map((row: FormJson, place) => translatedSample(row, value[place]))]
  })
  return { ...sample, ...Object.fromEntries(replaced) }
}

/** The field at `amount` or `items[].amount`: nothing may name a field the form does not have. */
export function fieldAt({ title, fields, rules = [] }: FormPlan, path: string): DemoField {
  let inner: DemoField[] = [...fields, ...rules.flatMap((rule) => rule.fields ?? [])]
  let found: DemoField | undefined
  for (const step of path.split('.')) {
    found = inner.find(({ name }) => name === step.replace('[]', ''))
    inner = found?.fields ?? []
  }
  if (!found) throw new Error(`no field ${path} in ${title['zh-CN']}`)
  return found
}

type TextWriter = (texts: Texts, pointer: string) => string

function objectOf(
  fields: readonly DemoField[],
  rules: readonly FieldRule[],
  pointer: string,
  writeText: TextWriter,
): FormJson {
  const required = fields.filter((field) => field.required).map((field) => field.name)
  const properties = fields.map((field) => [
    field.name,
    schemaOf(field, `${pointer}/properties/${field.name}`, writeText),
  ])
  const allOf = rules.map((rule, place) => conditionOf(rule, `${pointer}/allOf/${place}/then`, writeText))
  return {
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    ...(allOf.length > 0 && { allOf }),
  }
}

function schemaOf(
  { title, hint, schema, choices, fields, rules = [], computed }: DemoField,
  pointer: string,
  writeText: TextWriter,
): FormJson {
  const inner = schema.type === 'array' ? `${pointer}/items` : pointer
  const oneOf = choices?.map((choice, place) => ({
    const: choice.value,
    title: writeText(choice.title, `${inner}/oneOf/${place}/title`),
  }))
  const content = { ...(oneOf && { oneOf }), ...(fields && objectOf(fields, rules, inner, writeText)) }
  return {
    ...schema,
    title: writeText(title, `${pointer}/title`),
    ...(hint && { description: writeText(hint, `${pointer}/description`) }),
    ...(schema.type === 'array' ? { items: { ...(schema.items as FormJson), ...content } } : content),
    ...(computed && { readOnly: true, 'x-computed': computed }),
  }
}

function conditionOf(
  { when, is, below, required = [], fields = [] }: FieldRule,
  pointer: string,
  writeText: TextWriter,
): FormJson {
  const appearing = objectOf(fields, [], pointer, writeText)
  const all = [...((appearing.required as string[] | undefined) ?? []), ...required]
  const meets = is ? { enum: is } : { exclusiveMaximum: below }
  const anyOf = [when].flat().map((name) => ({ properties: { [name]: meets }, required: [name] }))
  return {
    if: anyOf.length === 1 ? anyOf[0] : { anyOf },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema; nobody awaits a schema.
    then: { ...(fields.length > 0 && { properties: appearing.properties }), ...(all.length > 0 && { required: all }) },
  }
}

function uiOf(fields: readonly DemoField[]): FormJson {
  const drawn = fields.map(({ name, ui, fields: inner, schema }) => {
    const within = inner && uiOf(inner)
    return [name, { ...ui, ...(within && (schema.type === 'array' ? { items: within } : within)) }] as const
  })
  return { 'ui:order': [...fields.map(({ name }) => name), '*'], ...Object.fromEntries(drawn) }
}

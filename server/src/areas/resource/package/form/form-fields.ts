import type { InsideLabel } from '@atrium/contract/resource/inside'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { isObject, type JsonContent, type JsonRecord, listOf, objectOf, step, stringOf } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { atPointer, type PackageReport, PackageUnreadable } from '../report.ts'
import { type FormField, fieldKind, rulesOf } from './form-kinds.ts'
import { valueAt } from './form-texts.ts'

/** Longer lists hold places or people, which are not texts of the form. */
const most = 100

interface FormContext {
  schema: JsonRecord
  ui: JsonRecord
  entry: string
  report: PackageReport
  find(pointer: string, written: JsonContent | undefined): TextPerLanguage | null
  textsAt(pointer: string, written: JsonContent | undefined): TextPerLanguage | null
}

/** Where the walk stands: the field's path in the data, its pointer in the schema, and the references gone through. */
interface FieldSpot {
  path: string
  pointer: string
  ui: JsonRecord
  required: boolean
  references: string[]
}

/** References to references can multiply without adding a field: what is looked at is counted, not only what is found. */
const mostVisits = 20_000

/** All fields of a form in the order they stand, those of tables and groups after their own. */
export function readFields(form: FormContext) {
  const fields = new Map<string, FormField>()
  const patterns: { pointer: string; pattern: string }[] = []
  let visits = 0
  walkParts(form.schema, { path: '', pointer: '', ui: form.ui, required: true, references: [] })
  return { fields: [...fields.values()], patterns }

  function walkParts(schemaPart: JsonRecord, given_spot: FieldSpot) {
    if (++visits > mostVisits) throw new PackageUnreadable('format.too_much', { most: mostVisits })
    const { schema, spot } = resolve(schemaPart, given_spot)
    const required = new Set(listOf(schema.required))
    for (const [key, property] of Object.entries(objectOf(schema.properties))) {
      const path = spot.path ? `${spot.path}.${key}` : key
      walkField(objectOf(property), {
        path,
        pointer: `${spot.pointer}/properties${step(key)}`,
        ui: objectOf(spot.ui[key]),
        required: spot.required && required.has(key),
        references: spot.references,
      })
    }
    for (const { part, pointer, always } of partsOf(schema))
      walkParts(part, { ...spot, pointer: `${spot.pointer}${pointer}`, required: spot.required && always })
  }

  function walkField(schemaPart: JsonRecord, given_spot: FieldSpot) {
    if (++visits > mostVisits) throw new PackageUnreadable('format.too_much', { most: mostVisits })
    const { schema, spot } = resolve(schemaPart, given_spot)
    const kind = fieldKind(schema, spot.ui)
    if (typeof schema.pattern === 'string')
      patterns.push({ pointer: `${spot.pointer}/pattern`, pattern: schema.pattern })
    if (!fields.has(spot.path)) addField(schema, spot, kind)
    if (kind === 'group') walkParts(schema, spot)
    if (kind === 'table') {
      const items = { ...spot, pointer: `${spot.pointer}/items`, ui: objectOf(spot.ui.items), required: true }
      if (!loops(objectOf(schema.items), spot)) walkParts(objectOf(schema.items), { ...items, path: `${spot.path}[]` })
    }
  }

  function addField(schema: JsonRecord, { path, pointer, required }: FieldSpot, kind: FormField['kind']) {
    if (fields.size === limits.form_fields)
      throw new PackageUnreadable('format.too_many_fields', { most: limits.form_fields })
    const key = path.split(/[.[\]]+/).findLast((part) => part !== '') ?? path
    const title = form.find(`${pointer}/title`, schema.title) ?? key.slice(0, 500)
    const options =
      kind === 'choice' ? { options: optionsOf(schema, pointer, form.textsAt), values: valuesOf(schema) } : {}
    const computed = stringOf(schema['x-computed'])
    fields.set(path, { path, title, kind, required, computed, rules: rulesOf(schema), ...options })
  }

  /** A list of things that hold such lists again is a tree, and shown to its first level. */
  function loops({ $ref }: JsonRecord, { references }: FieldSpot) {
    return typeof $ref === 'string' && references.includes($ref)
  }

  function resolve(schemaPart: JsonRecord, given_spot: FieldSpot) {
    let schema = schemaPart
    let spot = given_spot
    while (typeof schema.$ref === 'string') {
      const { $ref, ...own }: JsonRecord = schema
      const reference = String($ref)
      const place = atPointer(form.entry, `/schema${spot.pointer}/$ref`, reference)
      if (!reference.startsWith('#')) throw new PackageUnreadable('format.external_reference', {}, place)
      if (spot.references.includes(reference)) throw new PackageUnreadable('format.reference_loop', {}, place)
      const target = valueAt(form.schema, decodeReference(reference))
      if (!isObject(target)) throw new PackageUnreadable('format.reference_to_nothing', {}, place)
      schema = { ...target, ...own }
      spot = { ...spot, pointer: decodeReference(reference), references: [...spot.references, reference] }
    }
    return { schema, spot }
  }
}

function decodeReference(reference: string) {
  try {
    return decodeURIComponent(reference.slice(1))
  } catch {
    return reference.slice(1)
  }
}

/** Further places where properties stand; those that only sometimes apply do not make a field required. */
function partsOf(schema: JsonRecord): { part: JsonRecord; pointer: string; always: boolean }[] {
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    listOf(schema[word]).map((part, index) => ({ part, pointer: `/${word}/${index}`, always: word === 'allOf' })),
  )
  const single = ['then', 'else'].map((word) => ({ part: schema[word], pointer: `/${word}`, always: false }))
  const dependent = Object.entries(objectOf(schema.dependentSchemas)).map(([key, part]) => ({
    part,
    pointer: `/dependentSchemas${step(key)}`,
    always: false,
  }))
  return [...lists, ...single, ...dependent].flatMap(({ part, ...rest }) => (isObject(part) ? [{ part, ...rest }] : []))
}

/** The same as they stand in the data. */
function valuesOf(schema: JsonRecord): string[] {
  const { oneOf, enum: bare } = isObject(schema.items) ? objectOf(schema.items) : schema
  const values = [...listOf(oneOf).map((one) => objectOf(one).const), ...listOf(bare)]
  return values.flatMap((value) => (typeof value === 'string' ? value.slice(0, 500) : [])).slice(0, most)
}

type TextsAt = (pointer: string, written: JsonContent | undefined) => TextPerLanguage | null

/** What may be chosen in a field, one or several, as people read it. */
function optionsOf(schema: JsonRecord, pointer: string, textsAt: TextsAt): InsideLabel[] {
  const chosen = isObject(schema.items) ? `${pointer}/items` : pointer
  const { oneOf, enum: values } = isObject(schema.items) ? objectOf(schema.items) : schema
  const named = listOf(oneOf)
    .slice(0, most)
    .flatMap((one, place) => textsAt(`${chosen}/oneOf/${place}/title`, objectOf(one).title) ?? [])
  const bare = listOf(values)
    .slice(0, most)
    .flatMap((value) => (typeof value === 'string' && value !== '' ? value.slice(0, 500) : []))
  return [...named, ...bare]
}

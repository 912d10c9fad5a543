import type { Language } from '@atrium/contract/languages'
import { withComputed } from '@atrium/contract/resource/formula'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { CannotShow } from '../cannot-show.ts'

export interface ReadForm {
  schema: RJSFSchema
  uiSchema: UiSchema
  sample: Record<string, unknown>
}

/** A form of more than this was made to keep browsers busy. */
const longestText = 1_000_000

/** `form.json` in the reader's language: simplified Chinese stands in the schema, the rest beside it by JSON pointer. */
export function readForm(text: string, language: Language): ReadForm {
  if (text.length > longestText) throw new CannotShow('too_large')
  const form = parseJsonRecord(text)
  const schema = record(form.schema)
  if (!schema || !record(schema.properties)) throw new CannotShow('malformed')

  const texts = record(record(form.texts)?.[language]) ?? {}
  for (const [pointer, words] of Object.entries(texts)) {
    if (typeof words === 'string') write(schema, pointer.replace(/^#/, '').replace(/^\/schema(?=\/)/, ''), words)
  }
  // Refs to other addresses are never fetched, and draft marks are ours to choose.
  const { $schema: _, ...own } = schema
  const sample = record(record(form.samples)?.[language]) ?? record(form.sample) ?? {}
  return { schema: own, uiSchema: record(form.uiSchema) ?? {}, sample }
}

/** The data with what the form computes. A formula that cannot be read must not take the form with it. */
export function fillComputed({ schema }: ReadForm, data: Record<string, unknown>): Record<string, unknown> {
  try {
    return withComputed(schema, data)
  } catch {
    return data
  }
}

function parseJsonRecord(text: string): Record<string, unknown> {
  try {
    return record(JSON.parse(text)) ?? {}
  } catch (thrown) {
    throw new CannotShow('malformed', thrown)
  }
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** Replaces a text that is there; a pointer to nowhere changes nothing. */
function write(root: Record<string, unknown>, pointer: string, words: string) {
  const parts = pointer.split('/').slice(1)
  const last = parts.pop()
  const owner = parts.reduce<unknown>((found, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    return typeof found === 'object' && found !== null && Object.hasOwn(found, key)
      ? (found as Record<string, unknown>)[key]
      : undefined
  }, root)
  if (last && typeof owner === 'object' && owner !== null && Object.hasOwn(owner, last)) {
    Object.assign(owner, { [last]: words })
  }
}

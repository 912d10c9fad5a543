import { type BadFile, cutInHalf, inUtf16, noise } from './bad-file.ts'
import { json, soundForm } from './sound-files.ts'

const file_name = 'leave-request.json'
const withSchema = (schema: object) => json({ schema: { type: 'object', ...schema }, uiSchema: {} })
const nested = (depth: number) => Buffer.from(`{"schema":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`)
const many = (count: number, field: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_${index}`, field]))

export const badForms: BadFile[] = [
  { about: 'nothing at all', file_name, bytes: () => Buffer.of(), wrong: ['format.empty'] },
  { about: 'cut off', file_name, bytes: () => cutInHalf(json(soundForm)), wrong: ['format.broken_json'] },
  { about: 'binary under the name of a form', file_name, bytes: () => noise(4_000), wrong: ['format.not_text'] },
  { about: 'UTF-16', file_name, bytes: () => inUtf16(JSON.stringify(soundForm)), wrong: ['format.not_utf8'] },
  { about: 'a list', file_name, bytes: () => Buffer.from('[1, 2, 3]'), wrong: ['format.not_a_form'] },
  { about: 'ten thousand levels deep', file_name, bytes: () => nested(10_000), wrong: ['format.too_deep'] },
  {
    about: 'sixty thousand values',
    file_name,
    bytes: () => json({ schema: soundForm.schema, sample: { list: Array(60_000).fill(0) } }),
    wrong: ['format.too_much'],
  },
  {
    about: 'three megabytes of description',
    file_name,
    bytes: () => withSchema({ description: 'x'.repeat(3_000_000), properties: {} }),
    wrong: ['format.too_large'],
  },
  { about: 'no field', file_name, bytes: () => withSchema({ properties: {} }), wrong: ['format.no_fields'] },
  {
    about: 'six hundred fields',
    file_name,
    bytes: () => withSchema({ properties: many(600, { type: 'string' }) }),
    wrong: ['format.too_many_fields'],
  },
  {
    about: 'references that lead round in a circle',
    file_name,
    bytes: () =>
      withSchema({
        properties: { a: { $ref: '#/$defs/a' } },
        $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } },
      }),
    wrong: ['format.reference_loop'],
  },
  {
    about: 'a group that contains itself',
    file_name,
    bytes: () =>
      withSchema({
        properties: { a: { $ref: '#/$defs/a' } },
        $defs: { a: { type: 'object', properties: { a: { $ref: '#/$defs/a' } } } },
      }),
    wrong: ['format.reference_loop'],
  },
  {
    about: 'references that double at every level',
    file_name,
    bytes: () => {
      const level = (index: number) => ({ allOf: [{ $ref: `#/$defs/l${index}` }, { $ref: `#/$defs/l${index}` }] })
      const levels = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`l${index}`, level(index + 1)]))
      return withSchema({ properties: { a: { type: 'string' } }, ...level(0), $defs: { ...levels, l40: {} } })
    },
    wrong: ['format.too_much'],
  },
  {
    about: 'a schema on somebody else’s machine',
    file_name,
    bytes: () => withSchema({ properties: { a: { $ref: 'https://elsewhere.example/schema.json' } } }),
    wrong: ['format.external_reference'],
  },
  {
    about: 'a reference to nothing',
    file_name,
    bytes: () => withSchema({ properties: { a: { $ref: '#/$defs/__proto__' } } }),
    wrong: ['format.reference_to_nothing'],
  },
  {
    about: 'a pattern that is none',
    file_name,
    bytes: () => withSchema({ properties: { a: { type: 'string', pattern: '([a-z' } } }),
    wrong: ['format.broken_pattern'],
  },
  {
    about: 'a pattern that doubles its work with every letter',
    file_name,
    bytes: () => withSchema({ properties: { a: { type: 'string', pattern: '^(a+)+$' } } }),
    wrong: ['format.slow_pattern'],
  },
  {
    about: 'sample data that break its own rules',
    file_name,
    bytes: () => json({ ...soundForm, sample: { ...soundForm.sample, days: -1 } }),
    wrong: [],
    notes: ['format.sample_does_not_fit'],
  },
  {
    about: 'handed in as a flow',
    file_name,
    resource_type: 'flow',
    bytes: () => json(soundForm),
    wrong: ['format.wrong_type'],
  },
]

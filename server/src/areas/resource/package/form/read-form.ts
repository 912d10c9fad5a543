import { Validator } from '@cfworker/json-schema'
import { isObject, type JsonContent, type JsonRecord, objectOf, parseJson, stringOf } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { textOf } from '../format/text.ts'
import { withinTime } from '../format/within-time.ts'
import { atPointer, inFile, PackageUnreadable } from '../report.ts'
import { type PackageContents, type PackageSource, textsOf } from '../source.ts'
import { readFields } from './form-fields.ts'
import { checkPatterns } from './form-patterns.ts'
import { textFinder } from './form-texts.ts'

const sampleTime = 500
const mostMismatches = 20

/** A form: JSON Schema 2020-12 with uiSchema, sample data and texts; or a bare JSON Schema, which is shipped as a form. */
export function readForm({ entry, files, report }: PackageSource): PackageContents {
  const root = parseJson(textOf(files.get(entry) ?? Buffer.of(), entry, limits.text_bytes), entry)
  if (!isObject(root)) throw new PackageUnreadable('format.not_a_form', {}, inFile(entry))
  const bare = !isObject(root.schema)
  const form: JsonRecord = bare ? { schema: root, uiSchema: {} } : root
  const schema = objectOf(form.schema)
  if (!isObject(schema.properties) && !isObject(schema.$defs) && !schema.$ref && !schema.allOf)
    throw new PackageUnreadable('format.not_a_form', {}, atPointer(entry, '/schema'))

  const { find, textsAt, labels } = textFinder(form, entry, report)
  const { fields, patterns } = readFields({ schema, ui: objectOf(form.uiSchema), entry, report, find, textsAt })
  if (fields.length === 0) throw new PackageUnreadable('format.no_fields', {}, inFile(entry))
  const sound = checkPatterns(patterns, entry, report)
  const beside = [...files.keys()].find((path) => /(^|\/)sample\.json$/.test(path)) ?? null
  if (sound && form.sample !== undefined) checkSample(schema, form.sample, { entry, report })

  return {
    inside: { type: 'form', fields },
    title: find('/title', schema.title),
    summary: textsOf(stringOf(schema.description)),
    sample: beside,
    labels,
    ...(bare && { entry_bytes: Buffer.from(`${JSON.stringify(form, null, 2)}\n`) }),
  }
}

/** The sample is what the preview fills in first: what does not fit the form's own rules is worth a word. */
function checkSample(
  schema: JsonRecord,
  sample: JsonContent,
  { entry, report }: Pick<PackageSource, 'entry' | 'report'>,
) {
  let errors: { instanceLocation: string; error: string }[] = []
  try {
    const done = withinTime(sampleTime, () => {
      errors = new Validator(schema, '2020-12', false).validate(sample).errors
    })
    if (!done) report.wrong('format.schema_too_slow', {}, atPointer(entry, '/schema'))
  } catch {
    report.wrong('format.schema_unusable', {}, atPointer(entry, '/schema'))
  }
  const leaves = errors.filter(({ instanceLocation }) => instanceLocation !== '#').slice(0, mostMismatches)
  for (const { instanceLocation, error } of leaves)
    report.note('format.sample_does_not_fit', {}, atPointer(entry, `/sample${instanceLocation.slice(1)}`, error))
}

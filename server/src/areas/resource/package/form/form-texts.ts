import { isLanguage } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { isObject, type JsonContent, type JsonRecord, objectOf, stringOf } from '../format/json.ts'
import { atPointer, type PackageReport } from '../report.ts'
import { type PackageLabel, textsOf } from '../source.ts'

/** Puts the texts of a form together: Simplified Chinese stands in the schema, the others under `texts` by JSON Pointer. */
export function textFinder(form: JsonRecord, entry: string, report: PackageReport) {
  const others = Object.entries(objectOf(form.texts)).filter(([language]) => isLanguage(language))
  const byPointer = new Map<string, TextPerLanguage>()
  for (const [language, texts] of others)
    for (const [pointer, text] of Object.entries(objectOf(texts))) {
      const key = withinSchema(pointer)
      if (valueAt(form, key) === undefined && valueAt(objectOf(form.schema), key) === undefined)
        report.note('format.text_without_place', {}, atPointer(entry, `/texts/${language}`, pointer))
      if (stringOf(text)) byPointer.set(key, { ...byPointer.get(key), [language]: stringOf(text) })
    }

  const labels: PackageLabel[] = []
  const textsAt = (pointer: string, written: JsonContent | undefined): TextPerLanguage | null => {
    const text = { ...textsOf(written), ...byPointer.get(pointer) }
    return Object.keys(text).length === 0 ? null : text
  }
  /** A name that must not be missing in any language. */
  const find: typeof textsAt = (pointer, written) => {
    const text = textsAt(pointer, written)
    if (text === null) return null
    labels.push({ place: atPointer(entry, `/schema${pointer}`, text['zh-CN'] ?? text.en ?? ''), text })
    return text
  }
  return { find, textsAt, labels }
}

/** Pointers are those of the schema; written from the top of the file they mean the same. */
function withinSchema(pointer: string) {
  return pointer.replace(/^#/, '').replace(/^\/schema(?=\/)/, '')
}

export function valueAt(root: JsonContent, pointer: string): JsonContent | undefined {
  let value: JsonContent | undefined = root
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (Array.isArray(value)) value = value[Number(key)]
    else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type TextTree = { [key: string]: string | TextTree }

export const fileOf = (module: string, language: string) =>
  join(import.meta.dirname, `../../../public/assets/i18n/${module}/${language}.json`)

/** `header.more` with its text. */
export function textsOf(module: string, language: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (texts: TextTree, path: string[]) => {
    for (const [key, value] of Object.entries(texts)) {
      if (typeof value === 'string') found.set([...path, key].join('.'), value)
      else walk(value, [...path, key])
    }
  }
  walk(JSON.parse(readFileSync(fileOf(module, language), 'utf8')), [])
  return found
}

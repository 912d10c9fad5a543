import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, translationModules } from '@atrium/contract/languages'
import { resourceTypes } from '@atrium/contract/resource-types'
import { describe, expect, test } from 'vitest'
import { translationAddress } from './address.ts'
import { textsOf as everyTextOf, fileOf } from './text-files.ts'

const web = join(import.meta.dirname, '../../..')
/** The endings of plurals differ by language and are left out. */
const textsOf = (module: string, language: string) =>
  new Map([...everyTextOf(module, language)].map(([key, text]) => [key.replace(/_(zero|one|other)$/, ''), text]))

describe.each(translationModules)('%s', (module) => {
  test('is served from assets/i18n/{module}/{language}.json in all three languages, with a version query [I18N-01]', () => {
    for (const language of languages) {
      expect(existsSync(fileOf(module, language))).toBe(true)
      expect(translationAddress(module, language, 'a1')).toBe(`/assets/i18n/${module}/${language}.json?v=a1`)
    }
  })

  test('has the same keys in all three languages, and no empty text', () => {
    const [simplified, ...others] = languages.map((language) => textsOf(module, language))

    for (const texts of others) expect([...texts.keys()].sort()).toEqual([...(simplified?.keys() ?? [])].sort())
    for (const texts of [simplified, ...others]) expect([...(texts?.values() ?? [])]).not.toContain('')
  })
})

test('every text that a screen names exists', () => {
  const known = new Map(translationModules.map((module) => [module as string, [...textsOf(module, 'zh-CN').keys()]]))
  const missing: string[] = []

  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*'] })) {
    const source = readFileSync(join(web, file), 'utf8')
    const named = [...source.matchAll(/(?:useTranslation\(|TFunction<)([^)>]*)/g)].map(([, inside = '']) => inside)
    const modules = named.flatMap((inside) => [...inside.matchAll(/'(\w+)'/g)].map(([, module = '']) => module))

    for (const [, , named = ''] of source.matchAll(/\bt\(\s*(['"`])(.+?)\1/g)) {
      const [key = '', module] = named.split(':').reverse()
      const keys = (module ? [module] : [...modules, 'common']).flatMap((one) => known.get(one) ?? [])
      const pattern = patternOf(key)
      if (!keys.some((one) => pattern.test(one))) missing.push(`${file}: ${named}`)
      const types = resourceTypes.filter((type) => keys.includes(key.replace(/\$\{[^}]+\}/, type)))
      if (key.includes('${') && types.length > resourceTypes.length / 2 && types.length < resourceTypes.length)
        missing.push(`${file}: ${named} for every resource type`)
    }
  }
  expect(missing).toEqual([])
})

/** `type.${type}.name` may become any key of that shape. */
function patternOf(key: string): RegExp {
  const parts = key.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[^.]+')}$`)
}

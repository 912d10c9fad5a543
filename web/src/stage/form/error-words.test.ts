import { readFileSync } from 'node:fs'
import { languages } from '@atrium/contract/languages'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { errorWords, ruleWords } from './error-words.ts'

async function translator(language: string) {
  const file = `${import.meta.dirname}/../../../public/assets/i18n/resource/${language}.json`
  const i18n = createInstance()
  await i18n.init({ lng: language, resources: { [language]: { resource: JSON.parse(readFileSync(file, 'utf8')) } } })
  return i18n.getFixedT<'resource'>(language, 'resource')
}

test.each([
  ['zh-CN', '最多 200 个字。', '必填。'],
  ['zh-TW', '最多 200 個字。', '必填。'],
  ['en', 'At most 200 characters.', 'Please fill this in.'],
])('in %s a limit is a sentence with its number', async (language, limit, missing) => {
  const t = await translator(language)

  expect(errorWords({ path: ['a'], keyword: 'maxLength', limit: 200 }, t)).toBe(limit)
  expect(errorWords({ path: ['a'], keyword: 'required', limit: ['a'] }, t)).toBe(missing)
})

test('an empty text in a required field is a missing one', async () => {
  const t = await translator('en')

  expect(errorWords({ path: ['a'], keyword: 'minLength', limit: 1 }, t)).toBe('Please fill this in.')
  expect(errorWords({ path: ['a'], keyword: 'minLength', limit: 2 }, t)).toBe('At least 2 characters.')
})

test('an unknown rule still has a message in every language', async () => {
  for (const language of languages) {
    const words = errorWords({ path: [], keyword: 'unheardOf', limit: {} }, await translator(language))
    expect(words).not.toContain('stage_form')
  }
})

test('a rule has the same text before it is broken; a pattern is shown verbatim', async () => {
  const t = await translator('en')

  expect(ruleWords('maxLength 80', t)).toBe('At most 80 characters.')
  expect(ruleWords('pattern ^[A-Z]{2}$', t)).toBe('pattern ^[A-Z]{2}$')
  expect(ruleWords('something else', t)).toBe('something else')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@atrium/contract/languages'
import type { ReviewCheck } from '@atrium/contract/review/review'
import { describe, expect, test } from 'vitest'
import { badFiles } from '../../../../test/bad-files/bad-files.ts'
import { measureCpuTime } from '../../../../test/cpu-time.ts'
import { readPackage } from './read-package.ts'

const most = { milliseconds: 2_000, bytes: 200 * 1024 * 1024 }
const texts = languages.map((language) => {
  const path = join(import.meta.dirname, `../../../../../web/public/assets/i18n/person_center/${language}.json`)
  return JSON.parse(readFileSync(path, 'utf8')).check
})

for (const [type, files] of Object.entries(badFiles))
  describe(`a bad ${type} gets a report of its errors in time`, () => {
    test.each(files)('$about', async ({ bytes, file_name, resource_type, wrong, notes }) => {
      const given = await bytes()
      const before = process.memoryUsage()

      const { result: read, milliseconds } = await measureCpuTime(() =>
        readPackage({ file_name, bytes: given, resource_type }),
      )

      const after = process.memoryUsage()
      expect(milliseconds).toBeLessThan(most.milliseconds)
      expect(after.rss - before.rss).toBeLessThan(most.bytes)
      expect(messages(read.checks, 'wrong')).toEqual(wrong)
      if (notes) expect(messages(read.checks, 'note')).toEqual(notes)
      for (const check of read.checks) expectWords(check)
    })
  })

test('there are bad files of every type, and more than sixty in all', () => {
  expect(Object.values(badFiles).flat().length).toBeGreaterThan(60)
})

function messages(checks: ReviewCheck[], outcome: ReviewCheck['outcome']) {
  return checks
    .filter((check) => check.name === 'format' || check.name === 'manifest')
    .flatMap((check) => (check.outcome === outcome ? check.message : []))
}

/** Whatever is found has words in every language, and those words ask for no value that is not there. */
function expectWords({ message, values, places }: ReviewCheck) {
  const [group = '', key = ''] = message.split('.')
  for (const known of texts) {
    const text: string | undefined = known[group]?.[key]
    expect(text, message).toBeTruthy()
    for (const [, value = ''] of text?.matchAll(/\{\{(\w+)\}\}/g) ?? []) expect(values).toHaveProperty(value)
  }
  for (const { excerpt } of places) expect(excerpt.length).toBeLessThanOrEqual(120)
}

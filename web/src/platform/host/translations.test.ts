import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTranslations } from './translations.ts'

const ours = join(import.meta.dirname, '../../../public/assets/i18n')

test('the server reads all modules in all languages from disk', async () => {
  const missing: unknown[] = []

  const translations = await readTranslations(ours, (one) => missing.push(one))

  expect(missing).toEqual([])
  expect(translations.in('zh-TW').t('common:failure.timeout')).toBe('網路逾時，請重試')
  expect(translations.in('en').t('common:failure.gateway', { status: 504, status_text: 'Gateway Timeout' })).toMatch(
    /^504 Gateway Timeout\./,
  )
})

test('a missing file is logged and counts as empty [ERR-08]', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'translations-'))
  const missing: { file: string }[] = []

  const translations = await readTranslations(empty, (one) => missing.push(one))

  expect(missing).toHaveLength(13 * 3)
  expect(missing[0]?.file).toBe(join(empty, 'common/zh-CN.json'))
  expect(translations.in('en').t('common:failure.timeout')).toBe('failure.timeout')
})

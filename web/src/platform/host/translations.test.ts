import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { pages, readTranslations } from './pages.ts'

const host = {
  build: () => Promise.reject(new Error('no page is asked for')),
  apiRoot: '',
  basePath: '',
  origin: 'http://portal',
  production: true,
  officeSite: null,
  notFoundMessage: () => '',
  atOnce: 1,
  networkOf: () => '',
  sealKey: '',
  measure: () => {},
  onChange: () => {},
  offerKept: () => {},
  sharedSeconds: 1,
}
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

test('where no language has a file, it counts as empty [ERR-08a]', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'translations-'))
  const missing: { file: string }[] = []

  const translations = await readTranslations(empty, (one) => missing.push(one))

  expect(missing).toHaveLength(13 * 3)
  expect(missing[0]?.file).toBe(join(empty, 'common/zh-CN.json'))
  expect(translations.in('en').t('common:failure.timeout')).toBe('failure.timeout')
})

test('the host logs every missing file and falls back to the default language [ERR-08a]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'translations-'))
  await cp(ours, folder, { recursive: true })
  await rm(join(folder, 'common/en.json'))
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  onTestFinished(() => app.close())

  await app.register(pages, { ...host, translations: folder })

  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'translation file missing')
  expect(logged).toEqual([expect.objectContaining({ file: join(folder, 'common/en.json') })])
  const translations = await readTranslations(folder, () => {})
  expect(translations.in('en').t('common:failure.timeout')).toBe('网络超时，请重试')
})

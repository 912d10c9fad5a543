import { textIn } from '@atrium/contract/resource/text-in'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { translateNames } from './flow/translate-names.ts'
import { durationWords } from './step-words.ts'

const t = ((key: string, { count }: { count: number }) => `${count} ${key.split('.').at(-1)}`) as TFunction<'resource'>

test('a deadline is spelled out; other texts stay as they are', () => {
  expect(durationWords('PT24H', t)).toBe('24 hours')
  expect(durationWords('P1DT12H', t)).toBe('1 days 12 hours')
  expect(durationWords('tomorrow', t)).toBe('tomorrow')
  expect(durationWords('P', t)).toBe('P')
})

test('a text falls back to the nearest language there is', () => {
  expect(textIn({ 'zh-CN': '合同', en: 'Contract' }, 'zh-TW')).toBe('合同')
  expect(textIn({ en: 'Contract' }, 'zh-CN')).toBe('Contract')
  expect(textIn('合同', 'en')).toBe('合同')
  expect(textIn(null, 'en')).toBe('')
})

test('a diagram is drawn with the names of its reader', () => {
  const values = [{ $type: 'atrium:name', language: 'en', text: 'Legal review' }]
  const step = { name: '法务审查', extensionElements: { values } }

  translateNames({ legal: step, bare: {} }, 'zh-TW')
  expect(step.name).toBe('法务审查')
  translateNames({ legal: step }, 'en')
  expect(step.name).toBe('Legal review')
})

import { expect, test } from 'vitest'
import { otherLanguage } from './other-language.ts'

test('a rating is marked where it is not written in the language of the page', () => {
  expect(otherLanguage('审批快了五天', 'en')).toBe('zh')
  expect(otherLanguage('审批快了五天', 'zh-CN')).toBeNull()
  expect(otherLanguage('审批快了五天', 'zh-TW')).toBeNull()
  expect(otherLanguage('Saved us five days', 'zh-CN')).toBe('en')
  expect(otherLanguage('Saved us five days', 'en')).toBeNull()
  expect(otherLanguage('BPMN 导入没有问题', 'en')).toBe('zh')
  expect(otherLanguage('👍 10/10', 'zh-TW')).toBeNull()
})

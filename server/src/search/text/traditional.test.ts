import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { inScriptOf } from './traditional.ts'

test('[I18N-04c] what was asked for is shown in the script of who reads it, and stays the same question', () => {
  const shown = { 请假单: '請假單', 头发: '頭髮', 发文: '發文', 干部: '幹部', 'pdf 合同': 'pdf 合同', 表单: '表單' }

  for (const [folded, written] of Object.entries(shown)) {
    expect(inScriptOf('zh-TW', folded)).toBe(written)
    expect(fold(written)).toBe(folded)
  }
  expect([inScriptOf('zh-CN', '请假单'), inScriptOf('en', '请假单')]).toEqual(['请假单', '请假单'])
})

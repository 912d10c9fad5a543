import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { keptOf, queryTermsOf, runsOf } from './runs.ts'

const kept = (text: string) => runsOf(fold(text)).flatMap((run) => keptOf(run).map(({ term }) => term))
const asked = (text: string) => runsOf(fold(text)).flatMap(queryTermsOf)

test('Chinese is kept as neighbouring characters and the last one alone; words and numbers as they are', () => {
  expect(kept('请假申请 Leave 2026')).toEqual(['请假', '假申', '申请', '请', 'leav', '2026'])
  expect(kept('采购A4纸')).toEqual(['采购', '购', 'a-4', '纸'])
})

test('a single character asks for everything that begins with it', () => {
  expect(asked('表')).toEqual(['表*'])
})

test('a product code is found however its parts are joined, and by its beginning or its end', () => {
  for (const text of ['A8-V5.7', 'a8 v5.7', 'A8/V5.7'])
    for (const code of ['A8-V5.7', 'A8', 'V5.7', '5.7', 'v5'])
      expect(kept(text)).toEqual(expect.arrayContaining(asked(code)))
  expect(kept('10.2')).not.toEqual(expect.arrayContaining(asked('10.3')))
  expect(kept('V10.2')).toEqual(expect.arrayContaining(asked('10.2')))
  expect(kept('sign-in')).toEqual(expect.arrayContaining(asked('sign in')))
})

test('signs alone ask for nothing, and no word is endless', () => {
  expect(asked('…… !? — \u0000\u0007')).toEqual([])
  expect(kept('x'.repeat(5_000))).toEqual(['x'.repeat(40)])
})

import { expect, test } from 'vitest'
import { findIn, searchable } from './page-text.ts'

const page = (...lines: string[]) => searchable(lines.map((str) => ({ str, hasEOL: true })))

test('Chinese words are found across the end of a line, and the place of each character is known', () => {
  const text = page('关于印发《差旅管', '理办法》的通知')

  expect(findIn(text, '差旅管理')).toEqual([{ from: 5, to: 9 }])
  expect([text.pieces[5], text.offsets[5]]).toEqual([0, 5])
  expect([text.pieces[8], text.offsets[8]]).toEqual([1, 0])
})

test('the end of a line ends a Latin word', () => {
  expect(findIn(page('expense', 'report'), 'expense report')).toHaveLength(1)
  expect(findIn(page('expense', 'report'), 'expensereport')).toHaveLength(0)
})

test('capitals, wide letters and many spaces make no difference', () => {
  const text = page('ＰＤＦ　第  3 版', 'Expense   Report')

  for (const words of ['pdf', 'ＰＤＦ第3版', 'expense report', 'PDF 第 3 版'])
    expect(findIn(text, words)).toHaveLength(1)
})

test('places do not overlap, and nothing is found for nothing', () => {
  expect(findIn(page('啊啊啊啊啊'), '啊啊')).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 4 },
  ])
  expect(findIn(page('啊'), '  ')).toEqual([])
})

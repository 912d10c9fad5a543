import { expect, test } from 'vitest'
import { beginningOf, termsOfQuestion, termsOfText } from './analyse.ts'

const text = (value: string) => [...termsOfText(value)]
const question = (value: string) => [...termsOfQuestion(value)]

test('Chinese is kept as neighbouring characters and the last one alone; words and numbers as they are', () => {
  expect(text('请假申请 Leave 2026')).toEqual(['请假', '假申', '申请', '请', 'leave', '2026'])
  expect(text('采购A4纸')).toEqual(['采购', '购', 'a4', '纸'])
})

test('wide letters, capitals and composed characters are the same as plain ones', () => {
  expect(text('ＥＸＰＥＮＳＥ　１０')).toEqual(['expense', '10'])
  expect(text('Café')).toEqual(text('CAFE\u0301'))
  expect(text('㈱ ⑩')).toEqual(['株', '10'])
})

test('one thing is found by several of it, and short or doubled endings are left alone', () => {
  expect(question('expenses policies seals')).toEqual(['expense', 'policy', 'seal'])
  expect(question('process status bus gas')).toEqual(['process', 'status', 'bus', 'gas'])
  for (const plural of ['expenses', 'approvals', 'policies', 'purchases'])
    expect(text(plural)).toEqual(question(plural))
})

test('whatever is asked for in a text is kept of that text', () => {
  const sentence = '中庭集團：差旅報銷單（含明細表）Travel expenses，𠮷野家 v2 第３期'
  const kept = termsOfText(sentence)
  const beginnings = new Set([...kept].map(beginningOf))

  const characters = [...sentence.normalize('NFKC')]
  for (let from = 0; from < characters.length; from++) {
    for (let to = from + 1; to <= characters.length; to++) {
      const part = characters.slice(from, to).join('')
      if (!/^\p{Script=Han}+$/v.test(part)) continue
      for (const term of termsOfQuestion(part)) expect(kept.has(term) || beginnings.has(term), part).toBe(true)
    }
  }
})

test('a single character asks for everything that begins with it', () => {
  expect(question('表')).toEqual(['表*'])
  expect(['表格', '表', 'form', 'scene:3'].map(beginningOf)).toEqual(['表*', '表*', null, null])
})

test('signs alone ask for nothing, and no word is endless', () => {
  expect(question('…… !? —')).toEqual([])
  expect(text('x'.repeat(5_000))).toEqual(['x'.repeat(40)])
})

import { expect, test } from 'vitest'
import { tierOf } from '../search.given.ts'
import { termsOfText } from '../terms.ts'
import { alsoSearched, readQuestion } from './question.ts'
import { synonymsOf } from './synonyms.ts'
import { tiersOf } from './tiers.ts'

function also(question: string, synonyms = synonymsOf([])) {
  const read = readQuestion(question, synonyms)
  return read ? alsoSearched(read) : []
}

test('[RT-12] synonyms work in both directions, for several words, in every script', () => {
  const synonyms = synonymsOf([
    ['费用报销', '报账', 'Expense claims'],
    ['HR', '人力资源', '人事'],
    ['報帳', '报支'],
  ])

  expect(also('费用报销流程', synonyms)).toEqual(['报账', 'Expense claims'])
  expect(also('EXPENSE CLAIM', synonyms)).toEqual(['费用报销', '报账'])
  expect(also('報帳', synonyms)).toEqual(['费用报销', 'Expense claims', '报支'])
  expect(also('hr系统', synonyms)).toEqual(expect.arrayContaining(['人力资源', '人事']))
  expect(tierOf('人事 报账', { titles: ['HR：费用报销'] }, synonyms)).toBe('title')
  expect(tierOf('人事', { titles: ['人力市场的资源'] }, synonyms)).toBeNull()
})

test('a synonym is a word of the question, not a part of another word', () => {
  expect(also('报表单据', synonymsOf([['表单', 'form']]))).toEqual([])
  expect(also('表单', synonymsOf([['表单', 'form', '表單', '…']]))).toEqual(['form'])
})

test('signs alone ask for nothing; words that say nothing count only where there is nothing else', () => {
  for (const nothing of ['', ' ', '…… !? — ', '\u0000\u0001', '()&|!:*<->', "'\\"])
    expect(readQuestion(nothing)).toBeNull()
  const words = (question: string) => readQuestion(question)?.words.map(({ text }) => text)
  expect(words('如何申请出差的借款')).toEqual(['申请', '出差', '借款'])
  expect(words('请问出差应该怎么弄')).toEqual(['出差'])
  expect(words('如何做校历')).toEqual(['校历'])
  expect(words('how to apply for the leave')).toEqual(['apply', 'leave'])
  expect(words('的')).toEqual(['的'])
  expect(words('IT服务')).toEqual(['it', '服务'])
  expect(words('how to withdraw it')).toEqual(['withdraw'])
})

test('[RT-12] a hostile question is as harmless as any, and asks for little', () => {
  const hostile = {
    long: '请'.repeat(10_000),
    words: 'qingjia shenqing xian '.repeat(500),
    mixed: '请假a1'.repeat(3_000),
    codes: '1.2-3/4_a5'.repeat(1_000),
    operators: "a & !b | c:* <-> 'd' \\ :ABCD".repeat(400),
    expression: '(a+)+$^[[:alpha:]]{1,9999}.*?'.repeat(400),
    control: '\u0000\u0008\u001b\ud800请\u202e假\ufeff'.repeat(1_000),
    accents: `e${'\u0301'.repeat(10_000)}`,
    expanding: 'ﷺ'.repeat(5_000),
    letters: 'a'.repeat(10_000),
    pinyin: 'xianan'.repeat(2_000),
  }
  readQuestion('先把词典读进来')
  for (const [name, text] of Object.entries(hostile)) {
    const tries = [1, 2, 3].map(() => {
      const before = process.threadCpuUsage()
      const question = readQuestion(text)
      const tiers = question ? tiersOf(question) : []
      return { tiers, milliseconds: process.threadCpuUsage(before).user / 1_000 }
    })
    // A busy machine can only add to it.
    const [{ tiers, milliseconds } = { tiers: [], milliseconds: 0 }] = tries.sort(
      (a, b) => a.milliseconds - b.milliseconds,
    )
    console.info(`${name}: ${milliseconds.toFixed(1)} ms, ${tiers.length} tiers`)

    expect(milliseconds, name).toBeLessThan(50)
    for (const { choices } of tiers) {
      expect(choices.length, name).toBeLessThanOrEqual(200)
      for (const term of choices.flat()) expect(term, name).toMatch(/^[=staip]?:?[\p{L}\p{N}\p{M}_\-]+\*?$/v)
    }
  }
})

test('a text of any kind gives terms that PostgreSQL can hold', () => {
  const terms = [...termsOfText(`${'x'.repeat(9_000)} ${'1a'.repeat(5_000)} \u0000'\\ é${'\u0301'.repeat(500)}`)]

  expect(terms.every((term) => term.length <= 81 && !/[\s'\\\0]/.test(term))).toBe(true)
})

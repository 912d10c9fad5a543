import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'
import { readQuestion } from './query/question.ts'
import { synonymsOf } from './query/synonyms.ts'
import { numbers } from './search.given.ts'
import { snippet } from './snippet.ts'

const synonyms = synonymsOf([['费用报销', '报账', 'expense claim']])

function shown(question: string, text: string, as = highlight) {
  const read = readQuestion(question, synonyms)
  const pieces = read ? as(text, read) : []
  return pieces.map(({ text, is_match }) => (is_match ? `[${text}]` : text)).join('')
}

test('[RT-12] what was found stands out in the script it is written in', () => {
  const seen: [question: string, text: string][] = [
    ['请假', '員工[請假]申請單'],
    ['qingjia', '員工[請假]申請單'],
    ['qj', '[請假]申請'],
    ['qingj', '[請假]申請'],
    ['请假单', '员工[请假单]与[请假]表'],
    ['軟體', '[软件]与[軟體]'],
    ['报账', '[费用报销]或[報帳]'],
    ['报账', 'An [expense] [claim]'],
    ['expense', 'Travel [Expenses], [EXPENSE] sheets'],
    ['A8-V5.7', '协同 [A8] V[5.7] 补丁'],
    ['10.2', 'V[10.2] 与 10.3'],
    ['表', '[表]格与报[表]'],
    ['resume', '[Résumé], [ｒｅｓｕｍｅ]'],
    ['株', '[㈱][株]式会社'.replace('][', '')],
    ['野家', '𠮷[野家]'],
    ['zzz', '没有'],
  ]
  for (const [question, text] of seen) expect(shown(question, text.replace(/[[\]]/g, '')), question).toBe(text)
})

test('the pieces add up to the whole text, for any text', () => {
  const draw = numbers(9)
  const signs = [
    '请',
    '假',
    '請',
    '發',
    'é',
    'e\u0301',
    'ﬁ',
    '㈱',
    '…',
    '𠮷',
    ' ',
    'A',
    '8',
    '-',
    '.',
    '\u0000',
    '\ud800',
    '，',
    'ｶﾞ',
    '가',
  ]
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: 12 }, () => signs[Math.floor(draw() * signs.length)]).join('')
    for (const question of ['请假', 'a8', 'e', '发'])
      expect(shown(question, text).replace(/[[\]]/g, ''), JSON.stringify(text)).toBe(text)
  }
})

test('[RT-12] of a table the row with the words is shown, cell by cell', () => {
  const text =
    '每种方式何时通过：\n方式 | 何时通过 | 适合\n会签 | 全部同意 | 合同、制度\n或签 | 一人同意 | 日常事务\n由节点决定。'

  expect(shown('制度会签', text, snippet)).toBe('…[会签] · 全部同意 · 合同、[制度]…')
  expect(shown('节点', text, snippet)).toBe('…由[节点]决定。')
})

test('[RT-12] of a long text the passage is shown that meets most of the question', () => {
  const text = `${'本制度适用于集团全体员工。'.repeat(30)}出差期间请假的，另行办理。${'其他规定见附件。'.repeat(30)}`

  expect(shown('出差请假', text, snippet)).toMatch(/^….{0,30}\[出差\]期间\[请假\]的，另行办理。.*…$/)
  expect(shown('zzz', text, snippet)).toMatch(/^本制度.{100,120}…$/)
  expect(shown('请假', '请假', snippet)).toBe('[请假]')
  expect(shown('leave', `${'word '.repeat(50)}leave ${'longword '.repeat(50)}`, snippet)).toMatch(
    /^…(word )+\[leave\] (longword )+…$/,
  )
})

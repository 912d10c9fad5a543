import { expect, test } from 'vitest'
import { type CorrectionVocabulary, didYouMean } from './did-you-mean.ts'
import { readQuestion } from './question.ts'
import { soundKey, wordsKnownFrom } from './vocabulary.ts'

const titles = [
  '请假申请单',
  '合同审批流程',
  '费用报销',
  '用印申请',
  '会签',
  '会议室预定',
  '会议纪要',
  '红头文件',
  '采购申请',
  '供应商准入',
  '发票识别',
  '归档',
  '加班申请',
  '登录页',
  'Expense claim',
  'Contract approval',
  'Onboarding',
  'Watermark',
  'Countersign',
  'Heting services',
  'Meeting room booking',
  'Company calendar',
  'Visitor parking',
  'Leave request',
]
const known = titles.flatMap(wordsKnownFrom).map((word, at) => ({ ...word, weight: 1_000 - at }))
/** As generous as an index of trigrams: it offers what shares three letters, or the first two. */
const vocabulary: CorrectionVocabulary = {
  bySound: async (sounds) => known.filter(({ sound }) => sound !== '' && sounds.includes(sound)),
  typedAs: async ({ letters }) => known.filter((word) => letters.includes(word.letters)),
  byLetters: async (words) => known.filter(({ letters }) => words.some((word) => sharesLetters(word, letters))),
}

function sharesLetters(one: string, other: string) {
  if (other !== '' && one.slice(0, 2) === other.slice(0, 2)) return true
  return Array.from(one, (_, at) => one.slice(at, at + 3)).some((three) => three.length === 3 && other.includes(three))
}

async function meant(question: string) {
  const read = readQuestion(question)
  return read && didYouMean(read, vocabulary)
}

test('[RT-12] a wrong character with the right sound is corrected', async () => {
  const slips = {
    清假: '请假',
    合铜审批: '合同审批',
    报消: '报销',
    用引申请: '用印申请',
    汇签: '会签',
    会义室: '会议室',
    会议记要: '会议纪要',
    红头文建: '红头文件',
    采够申请: '采购申请',
    工应商: '供应商',
    发漂识别: '发票识别',
    归挡: '归档',
    加斑: '加班',
    登陆页: '登录页',
  }
  for (const [typed, right] of Object.entries(slips)) expect(await meant(typed), typed).toBe(right)
})

test('[RT-12] typing errors are corrected, in English and in pinyin', async () => {
  const slips = {
    'expence claim': 'expense claim',
    'contarct approval': 'contract approval',
    onbording: 'onboarding',
    watermrak: 'watermark',
    countersing: 'countersign',
    'meting room': 'meeting room',
    calender: 'calendar',
    visiter: 'visitor',
    qinjia: '请假',
    hetonshenpi: '合同审批',
    huiyisi: '会议室',
    'hetonshenpi 报消': '合同审批 报销',
    jiaabn: '加班',
    huiyisihyuding: '会议室预定',
  }
  for (const [typed, right] of Object.entries(slips)) expect(await meant(typed), typed).toBe(right)
})

test('what is known, or like nothing that is, is left alone', async () => {
  for (const question of [
    '请假',
    '請假',
    '合同审批',
    'contract',
    'leave request',
    'kubernetes',
    '区块链',
    'asdfghjkl',
    '10.2',
    'a8',
    '表',
    '𠮷野家',
  ])
    expect(await meant(question), question).toBeNull()
})

test('those who do not hear the difference are understood', () => {
  expect(soundKey('审批')).toBe(soundKey('森批'))
  expect(soundKey('请假')).toBe(soundKey('亲家'))
  expect(soundKey('请假')).not.toBe(soundKey('请教'))
})

test('three letters are a slip beside other words, and an abbreviation by themselves', async () => {
  expect(await meant('meeting rom')).toBe('meeting room')
  expect(await meant('rom')).toBeNull()
})

import { expect, test } from 'vitest'
import { readSpelling, type SpellingVocabulary } from './spelled.ts'
import { synonymsOf } from './synonyms.ts'
import { wordsKnownFrom } from './vocabulary.ts'

const known = ['请假申请单', '费用报销', '合同审批', '合同台账', '验收', '预算', '预算', 'Watermark css'].flatMap(
  wordsKnownFrom,
)

/** As much as a word is used. */
const vocabulary: SpellingVocabulary = {
  typedAs: async ({ letters, initials }) =>
    [...new Map(known.map((word) => [word.word, word])).values()]
      .filter((one) => letters.includes(one.letters) || initials.includes(one.initials))
      .map((one) => ({ ...one, weight: known.filter(({ word }) => word === one.word).length })),
}

function read(text: string) {
  return readSpelling(text, synonymsOf([['SSO', '单点登录']]), vocabulary)
}

test('[RT-12] pinyin stands for the words that the portal knows, with blanks or without, alone or among characters', async () => {
  expect(await read('qingjia')).toMatchObject({ text: '请假', words: ['请假'], way: 'sound' })
  expect((await read('Qing jia'))?.text).toBe('请假')
  expect((await read('hetongshenpi'))?.words).toEqual(['合同审批'])
  expect((await read('hetong台账'))?.text).toBe('合同台账')
})

test('[RT-12] initials stand for the word that is used most', async () => {
  expect(await read('qj')).toMatchObject({ text: '请假', words: ['请假'], way: 'initials' })
  expect((await read('ys'))?.text).toBe('预算')
  expect((await read('ys'))?.others.get('预算')).toEqual(['验收'])
  expect(await read('ys')).toMatchObject({ initials: 'ys' })
  expect(await read('yusuan')).toMatchObject({ initials: null })
  expect((await read('fybx'))?.text).toBe('费用报销')
})

test('what is a word of letters, a synonym or unknown stays as it is typed', async () => {
  for (const text of ['watermark', 'css', 'SSO', '请假', 'qingjiatiao', 'zzz', '10.2.3', 'what ys is', ''])
    expect(await read(text), text).toBeNull()
})

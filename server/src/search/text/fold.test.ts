import traditional from 'opencc-js/dict/TSCharacters'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('width, capitals, accents and compositions make no difference', () => {
  expect(fold('ＥＸＰＥＮＳＥ　１０')).toBe('expense 10')
  expect(fold('Café')).toBe(fold('CAFE\u0301'))
  expect(fold('㈱ ⑩')).toBe('(株) 10')
  expect(fold('qǐngjià')).toBe('qingjia')
  expect(fold('가がｶﾞ')).toBe('가がガ')
})

test('[I18N-04c] every Traditional character folds to one character, which folds to itself', () => {
  const characters = traditional.split('|').map((pair) => pair.split(' ')[0] ?? '')

  expect(characters.length).toBeGreaterThan(3_000)
  expect(characters.filter((character) => [...fold(character)].length !== 1)).toEqual([])
  expect(characters.filter((character) => fold(fold(character)) !== fold(character))).toEqual([])
})

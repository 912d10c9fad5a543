import { expect, test } from 'vitest'
import { matchName } from './match-words.ts'

test.each([
  ['审核', '审核'],
  ['审核', '審核'],
  ['審核', '审核'],
  ['审核', 'shenhe'],
  ['审核', 'shenh'],
  ['审核', 'sh'],
  ['行业', 'hy'],
  ['运行状况', 'yxzk'],
  ['用户反馈', 'fankui'],
  ['使用者回饋', 'syz'],
  ['Ratings and reports', 'rar'],
  ['Ratings and reports', 'report rating'],
])('a page called %s is found by %s [MGT-117]', (name, words) => {
  expect(matchName(name, words)).not.toBeNull()
})

test.each([
  ['审核', 'hs'],
  ['审核', 'zhenhe'],
  ['资源', '资料'],
  ['Releases', 'elc'],
])('a page called %s is not found by %s [MGT-117]', (name, words) => {
  expect(matchName(name, words)).toBeNull()
})

test('a whole name counts more than its beginning, that more than a part, and that more than a sound [MGT-117]', () => {
  const names = ['应用审核', '审核', '审核记录', '社会']

  expect(names.map((name) => matchName(name, '审核'))).toEqual([2, 0, 1, null])
  expect(matchName('审核', 'sh')).toBe(3)
  expect(matchName('应用审核', 'sh')).toBe(4)
})

import { expect, test } from 'vitest'
import { allScreens, commonMenus, listWith } from './menu-list.ts'

test('a screen brings its group and management along, and takes them away again', () => {
  const list = listWith(commonMenus, [1024], true)

  expect(list).toEqual([...commonMenus, 18, 106, 1024])
  expect(listWith(list, [1024], false)).toEqual(commonMenus)
})

test('management is all of its screens', () => {
  const list = listWith([10], allScreens, true)

  expect(list).toEqual([10, 18, 100, 101, 102, 103, 104, 105, 106, 107, ...allScreens])
  expect(listWith(list, [1025], false)).not.toContain(1025)
  expect(listWith(list, [1025], false)).toContain(106)
})

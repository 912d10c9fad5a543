import { expect, test } from 'vitest'
import { popoverRows } from './popover.tsx'

const names = (roles: { role_id: number }[], production: boolean, menus: number[] | null = null) =>
  popoverRows({ roles, menus }, production).map((row) => row.map(({ name }) => name))

test('three actions in one row, the next four in another [HDR-09]', () => {
  expect(names([{ role_id: 1 }], false)).toEqual([
    ['uploads', 'collection', 'downloads'],
    ['account', 'feedback', 'management', 'demo'],
  ])
  expect(
    popoverRows({ roles: [{ role_id: 1 }], menus: null }, false).flatMap((row) => row.map(({ to }) => to)),
  ).toEqual([
    '/person-center',
    '/person-center/person-collection',
    '/person-center/person-load',
    '/person-center/person-info',
    null,
    '/management',
    '/demo',
  ])
})

test('management shows only for role type management [HDR-10]', () => {
  expect(names([{ role_id: 2 }], true)[1]).toEqual(['account', 'feedback'])
  expect(names([{ role_id: 2 }, { role_id: 1 }], true)[1]).toEqual(['account', 'feedback', 'management'])
})

test('entries a person cannot open are not offered [HDR-17]', () => {
  expect(names([{ role_id: 1 }], true, [10, 16])).toEqual([['uploads', 'collection', 'downloads'], ['account']])
  expect(names([{ role_id: 1 }], true, [17, 18])).toEqual([['feedback', 'management']])
  expect(names([], true, [])).toEqual([])
})

test('in production there is no way to the demo area [RT-03a]', () => {
  expect(names([{ role_id: 1 }], true).flat()).not.toContain('demo')
})

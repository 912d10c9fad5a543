import { expect, test } from 'vitest'
import { rightsOf } from './effective-rights.tsx'

const support = { role_id: 6, name: '客服', menus: [10, 1007, 1026], view_only: false }
const auditor = { role_id: 8, name: '审计员', menus: [10, 1024, 1026], view_only: true }

test('a role just added shows its new pages before saving, with the role each comes from [ACC-17]', () => {
  const rights = rightsOf({ list: null, roles: [support, auditor], before: [10, 1007, 1026] })

  expect(rights).toEqual([
    { screen: 'ratings', from: ['客服'], isViewOnly: false, isNew: false },
    { screen: 'users', from: ['审计员'], isViewOnly: true, isNew: true },
    { screen: 'feedback', from: ['客服', '审计员'], isViewOnly: false, isNew: false },
  ])
})

test('a list of their own takes the place of what the roles open', () => {
  const rights = rightsOf({ list: [1026, 1036], roles: [support], before: [] })

  expect(rights.map(({ screen, from }) => [screen, from])).toEqual([
    ['feedback', []],
    ['settings', []],
  ])
})

import { expect, test } from 'vitest'
import { meaningOf } from './role-meaning.tsx'

test('a role counts its pages, those with personal data, and what saving it adds and takes away [ACC-17]', () => {
  const meaning = meaningOf([10, 18, 1007, 1026], [10, 18, 1026, 1035])

  expect(meaning).toEqual({
    pages: 2,
    personal: 1,
    isGranting: false,
    added: ['ratings'],
    removed: ['announcements'],
  })
})

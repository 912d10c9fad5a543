import { expect, test } from 'vitest'
import { accountKind, isSameAccount } from './typed-account.ts'

test.each(['135 0000 8723', '13500008723', '+86 135-0000-8723', '(02) 2345 6789'])(
  '%s is read as a number',
  (typed) => {
    expect(accountKind(typed)).toBe('mobile')
  },
)

test.each(['qinghe@example.com', ' 135@example.com ', 'a.b+c@mail.example.org'])(
  '%s is read as an address',
  (typed) => {
    expect(accountKind(typed)).toBe('email')
  },
)

test.each(['', 'qinghe', '135', 'qinghe@', 'qinghe@example', 'a b@example.com', '1234567890123456'])(
  '%j is neither, and the person is told so',
  (typed) => {
    expect(accountKind(typed)).toBeNull()
  },
)

test('a number is the same with other blanks, an address is not', () => {
  expect(isSameAccount('139 1234 5678', '13912345678')).toBe(true)
  expect(isSameAccount(' a@example.com', 'a@example.com ')).toBe(true)
  expect(isSameAccount('+86 139 1234 5678', '13912345678')).toBe(false)
  expect(isSameAccount('139@example.com', '1 39@example.com')).toBe(false)
})

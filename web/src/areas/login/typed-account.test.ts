import { expect, test } from 'vitest'
import { accountKind } from './typed-account.ts'

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

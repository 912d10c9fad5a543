import { describe, expect, test } from 'vitest'
import { Failure } from '../../platform/http/failure.ts'
import { readAddress, readEmail, readMobile } from './proof.address.ts'

describe('a mobile number', () => {
  test.each([
    '13500008723',
    '135 0000 8723',
    '１３５ 0000 8723',
    '１３５　００００　８７２３',
    '+86 135-0000-8723',
    '＋８６ １３５００００８７２３',
    '8613500008723',
    '0086 135 0000 8723',
    '(135) 0000.8723',
  ])('typed as %s is understood', (typed) => {
    expect(readAddress(typed)).toEqual({ type: 'mobile', text: '+8613500008723', dial_code: '86' })
  })

  test('is read with the dialling code that was chosen, unless it brings its own', () => {
    expect(readMobile('0912 345 678', '886')).toMatchObject({ text: '+886912345678', dial_code: '886' })
    expect(readMobile('9123 4567', '852')).toMatchObject({ text: '+85291234567', dial_code: '852' })
    expect(readMobile('+852 9123 4567', '86')).toMatchObject({ text: '+85291234567', dial_code: '852' })
  })

  test.each(['', 'abc', '12345', '13500008723,13500008724', '13500008723\r\n13500008724', '13500008723;13500008724'])(
    'is not %j',
    (typed) => expect(refusalOf(() => readMobile(typed))).toBe('invalid_input'),
  )
  test.each(['13500008723 ext 5', '13500008723x1', '+8613500008723;ext=5', 'tel:+8613500008723', '135a0000b8723'])(
    'has nothing behind it or between: %j',
    (typed) => expect(refusalOf(() => readMobile(typed))).toBe('invalid_input'),
  )

  test.each([
    ['fixed, Beijing', '010 8888 8888'],
    ['shared cost', '400 123 4567'],
    ['premium, North America', '+1 900 234 5678'],
    ['toll-free, North America', '+1 800 234 5678'],
    ['premium, Britain', '+44 901 234 5678'],
    ['personal numbers, Britain', '+44 70 1234 5678'],
    ['fixed, Hong Kong', '+852 2123 4567'],
    ['premium, Taiwan', '+886 204 123 456'],
  ])('attack 30: %s is no mobile, and no message goes there', (_, typed) => {
    expect(refusalOf(() => readMobile(typed))).toBe('number_not_served')
  })
})

describe('an email address', () => {
  test.each(['Wen@Example.com', ' wen@example.com ', 'ｗｅｎ＠ｅｘａｍｐｌｅ．ｃｏｍ'])(
    'typed as %s is understood',
    (typed) => {
      expect(readAddress(typed)).toEqual({ type: 'email', text: 'wen@example.com' })
    },
  )

  test.each([
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'a@example.com b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nb@example.com',
    'a@example.com%0ab@example.com',
    'a@b@example.com',
    '"a@example.com, b"@example.com',
    '"a\\"b"@example.com',
    'A <a@example.com>',
    '<a@example.com>',
    'a(comment)@example.com',
    'a@example.com\0',
    'a@[127.0.0.1]',
    'a@localhost',
    'a@example.com，b@example.com',
    'Group: a@example.com;',
    `${'a'.repeat(250)}@example.com`,
  ])('attack 31: is not %j', (typed) => {
    expect(refusalOf(() => readEmail(typed))).toBe('invalid_input')
  })
})

function refusalOf(read: () => unknown) {
  try {
    return read()
  } catch (error) {
    return error instanceof Failure ? error.failure : error
  }
}

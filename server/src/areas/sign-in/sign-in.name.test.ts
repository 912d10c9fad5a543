import { expect, test } from 'vitest'
import { defaultName } from './sign-in.name.ts'

const named = (name: string | null) => defaultName({ type: 'company', subject: '42', name }, 'en')

test('a name from a provider is cut to the characters that are allowed here', () => {
  expect(named(' 青禾 ')).toBe('青禾')
  expect(named('a'.repeat(100))).toBe('a'.repeat(40))
  expect(named(`${'a'.repeat(39)}🌿`)).toBe('a'.repeat(39))
})

test('an unreadable or missing name becomes a number', () => {
  for (const unreadable of [null, '', ' ', '\u200b', '\u202eadmin']) expect(named(unreadable)).toMatch(/^User \d{4}$/)
})

test('a mailbox gives its first part, a mobile its last four digits, never more', () => {
  expect(defaultName({ type: 'email', subject: 'qing.he+oa@example.com', name: null }, 'zh-CN')).toBe('qing.he+oa')
  expect(defaultName({ type: 'mobile', subject: '+8613500008723', name: null }, 'zh-TW')).toBe('使用者8723')
})

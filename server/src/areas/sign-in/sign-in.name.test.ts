import { expect, test } from 'vitest'
import { defaultName } from './sign-in.name.ts'

const named = (name: string | null) => defaultName({ type: 'company', name }, 'en')

test('a name from a provider is cut to the characters that are allowed here', () => {
  expect(named(' 青禾 ')).toBe('青禾')
  expect(named('a'.repeat(100))).toBe('a'.repeat(40))
  expect(named(`${'a'.repeat(39)}🌿`)).toBe('a'.repeat(39))
})

test('an unreadable or missing name becomes a number', () => {
  for (const unreadable of [null, '', ' ', '\u200b', '\u202eadmin']) expect(named(unreadable)).toMatch(/^User \d{6}$/)
})

test('a mailbox and a mobile give nothing of themselves away [ACC-14]', () => {
  expect(defaultName({ type: 'email', name: 'qing.he+oa' }, 'zh-CN')).toMatch(/^用户\d{6}$/)
  expect(defaultName({ type: 'mobile', name: '+8613500008723' }, 'zh-TW')).toMatch(/^使用者\d{6}$/)
})

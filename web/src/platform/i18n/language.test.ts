import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

const acceptLanguage = 'zh-HK,zh;q=0.9,en;q=0.8'

test('the address wins over the saved choice, and that over the browser preference [I18N-02]', () => {
  expect(languageOf({ address: '/?lang=en', cookie: 'current_local=zh-CN', acceptLanguage })).toBe('en')
  expect(languageOf({ address: '/?lang=xx', cookie: 'a=b; current_local=zh-CN', acceptLanguage })).toBe('zh-CN')
  expect(languageOf({ address: '/', cookie: 'current_local=xx', acceptLanguage })).toBe('zh-TW')
})

test.for(['%', '%E0%A4%A', '%00', ''])(
  'a saved choice that cannot be read, “%s”, counts as none [I18N-02]',
  (saved) => {
    expect(languageOf({ address: '/', cookie: `current_local=${saved}`, acceptLanguage })).toBe('zh-TW')
  },
)

test.for(['//', '///', '//evil.example', '/%'])('the address %s has a language like any other [I18N-02]', (address) => {
  expect(languageOf({ address, acceptLanguage })).toBe('zh-TW')
  expect(languageOf({ address: `${address}?lang=en`, acceptLanguage })).toBe('en')
})

test('a browser that speaks none of ours reads zh-CN [I18N-02]', () => {
  expect(languageOf({ address: '/', acceptLanguage: 'fr,de;q=0.5' })).toBe('zh-CN')
  expect(languageOf({ address: '/' })).toBe('zh-CN')
})

test('a language that is not offered is ignored in the address and in the saved choice [I18N-02]', () => {
  const offered = ['zh-CN', 'en'] as const

  expect(languageOf({ address: '/?lang=zh-TW', cookie: 'current_local=en', acceptLanguage, offered })).toBe('en')
  expect(languageOf({ address: '/', cookie: 'current_local=zh-TW', acceptLanguage, offered })).toBe('zh-CN')
})

import { expect, test } from 'vitest'
import { canonicalAddress } from './head.tsx'

test('the default language has the plain address, the others carry their language', () => {
  const address = 'https://portal.example.com/resource/flow?page=2'

  expect(canonicalAddress(address, 'zh-CN')).toBe(address)
  expect(canonicalAddress(address, 'zh-TW')).toBe(`${address}&lang=zh-TW`)
  expect(canonicalAddress(`${address}&lang=en`, 'zh-CN')).toBe(address)
})

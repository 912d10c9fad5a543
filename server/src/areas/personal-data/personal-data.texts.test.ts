import { expect, test } from 'vitest'
import { fileName } from './personal-data.texts.ts'

test('an export is named after the portal’s day, not the day in UTC', () => {
  expect(fileName('zh-CN', '2026-11-16T16:30:00Z')).toBe('我的数据-2026-11-17.zip')
  expect(fileName('en', '2026-11-16T15:30:00Z')).toBe('my-data-2026-11-16.zip')
})

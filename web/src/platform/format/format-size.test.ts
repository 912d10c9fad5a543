import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'

test('sizes are written in the unit that leaves few digits', () => {
  expect([0, 1, 212 * 1024, 48.25 * 1024 ** 2, 200 * 1024 ** 2, 1.5 * 1024 ** 3].map(formatSize)).toEqual([
    '0 KB',
    '1 KB',
    '212 KB',
    '48.2 MB',
    '200 MB',
    '1.5 GB',
  ])
})

import { createHash } from 'node:crypto'
import type { ResourceType } from '@atrium/contract/resource-types'
import { expect, test } from 'vitest'
import { coverSvg } from './cover-art.ts'

const drawn: [ResourceType, string, fingerprint: string][] = [
  ['form', 's1', '37b222f65c68'],
  ['flow', 'hetong-7', '3576efd384e3'],
  ['flow', 'v1', '665f526c96d1'],
  ['login', 'd4', 'da76b986601f'],
  ['document-template', 'b3', '3b8accf9460f'],
  ['document-style', 's2', 'ba8d430af800'],
  ['schedule', 's9', '5a4c24f090fd'],
  ['portal', 'm2', '726cf3f8cdbc'],
]

test.each(drawn)('the cover of %s %s stays the one the designers drew', (type, id, fingerprint) => {
  expect(createHash('sha256').update(coverSvg(type, id)).digest('hex').slice(0, 12)).toBe(fingerprint)
})

test('an id is only a seed: none of its characters reach the drawing', () => {
  expect(coverSvg('portal', '"><script>')).not.toContain('script')
})

import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { slotName } from './slot-name.ts'

const t = ((key: string) => `translated ${key.split('.').at(-1)}`) as TFunction<'resource'>

test('usual slots are named in the language of the reader, others as their author named them', () => {
  expect(slotName('accent', t)).toBe('translated accent')
  expect(slotName('ways', t)).toBe('translated ways')
  expect(slotName('seasonal_line', t)).toBe('seasonal_line')
})

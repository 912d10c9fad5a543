import { expect, test } from 'vitest'
import { distance } from './did-you-mean.ts'

test('a letter too many, too few, another, or two the wrong way round is one slip', () => {
  for (const slip of ['contracts', 'contrat', 'kontract', 'contarct', 'ontract'])
    expect(distance(slip, 'contract', 2), slip).toBe(1)
  expect(distance('contract', 'contract', 2)).toBe(0)
  expect(distance('contact', 'contract', 2)).toBe(1)
  expect(distance('kontarct', 'contract', 2)).toBe(2)
  expect(distance('con', 'contract', 2)).toBe(Number.POSITIVE_INFINITY)
})

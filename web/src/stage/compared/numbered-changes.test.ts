import type { ComparedChange } from '@atrium/contract/resource/comparison'
import { expect, test } from 'vitest'
import { numberChanges } from './numbered-changes.ts'

const change = (part: ComparedChange['part'], kind: ComparedChange['kind'], before: string[], after: string[]) =>
  ({ part, kind, name: part, traits: [], elements: { before, after } }) satisfies ComparedChange

test('what changed of one step has one number, with the rights of the step; the order stays', () => {
  const right = { ...change('right', 'changed', ['legal'], ['legal']), step: '法务' }
  const other = { ...change('right', 'added', ['seal'], ['seal']), step: '用印' }
  const list = [
    change('way', 'changed', ['w1'], ['w7']),
    change('step', 'changed', ['legal'], ['legal']),
    change('way', 'removed', ['w7'], []),
    right,
    other,
  ]

  const numbered = numberChanges(list)

  expect(numbered.map(({ number, kind, name, changes }) => [number, kind, name, changes.length])).toEqual([
    [1, 'changed', 'way', 1],
    [2, 'changed', 'step', 2],
    [3, 'removed', 'way', 1],
    [4, 'changed', '用印', 1],
  ])
  expect(numbered[0]?.elements).toEqual({ before: ['w1'], after: ['w7'] })
})

test('what no drawing shows is numbered by itself', () => {
  const whole: ComparedChange = { part: 'whole', kind: 'changed', name: '', traits: [] }

  expect(numberChanges([whole, whole]).map(({ elements }) => elements)).toEqual([
    { before: [], after: [] },
    { before: [], after: [] },
  ])
})

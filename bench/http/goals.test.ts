import { expect, test } from 'vitest'
import { type Goal, judgeGoal } from './goals.ts'
import type { RunResult } from './results.ts'

const run: RunResult = {
  date: '2026-11-17T12:00:00.000Z',
  commit: 'abc',
  machine: '2 cores',
  load: [0, 0],
  rounds: 5,
  seconds: 4,
  rows: [10_000],
  before: null,
  targets: [],
  missing: [],
}

function goal(change: Partial<Goal>): Goal {
  return { name: 'list', sense: 'at least', limit: 2, unit: '×', measure: () => 2, cause: '', ...change }
}

test('a goal is met at its limit', () => {
  expect(judgeGoal(goal({ sense: 'at least', measure: () => 2 }), [run]).isMet).toBe(true)
  expect(judgeGoal(goal({ sense: 'at most', measure: () => 2 }), [run]).isMet).toBe(true)
})

test('a goal is missed beyond its limit', () => {
  expect(judgeGoal(goal({ sense: 'at least', measure: () => 1.99 }), [run]).isMet).toBe(false)
  expect(judgeGoal(goal({ sense: 'at most', measure: () => 2.01 }), [run]).isMet).toBe(false)
})

test('the first run that measured a goal decides', () => {
  const older = { ...run, rows: [1_000_000] }
  const onlyOlder = goal({ measure: ({ rows }) => (rows[0] === 1_000_000 ? 3 : null) })

  const { value, run: decided } = judgeGoal(onlyOlder, [run, older])

  expect(value).toBe(3)
  expect(decided).toBe(older)
})

test('a goal that no run measured is not met and has no value', () => {
  expect(judgeGoal(goal({ measure: () => null }), [run])).toMatchObject({ value: null, run: null, isMet: false })
})

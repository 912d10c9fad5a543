import { describe, expect, test } from 'vitest'
import { evaluate, fieldsRead, parseFormula, withComputed } from './formula.ts'

describe('a formula', () => {
  test.each([
    ['amount * 1.1', { amount: 0.3 }, 0.33],
    ['(gross - tare) * (1 - deduction / 100)', { gross: 18_460, tare: 6_240, deduction: 2 }, 11_975.6],
    ['sum(items[].amount)', { items: [{ amount: 0.1 }, { amount: 0.2 }] }, 0.3],
    ['sum(items[].amount)', {}, 0],
    ['workdays(starts, ends)', { starts: '2026-11-19T09:00:00+08:00', ends: '2026-11-23T12:00:00+08:00' }, 2.5],
    ['days(starts, ends)', { starts: '2026-11-19', ends: '2026-11-20' }, 2],
    ['hours(starts, ends)', { starts: '2026-11-19T18:30', ends: '2026-11-19T21:00' }, 2.5],
    ['lowest(1, scores[].value)', { scores: [{ value: 3 }] }, 1],
    ['mean(scores[].value, 5)', { scores: [{ value: 4 }, { value: 4 }] }, 4.33],
    ["join('No. ', year, '/', number)", { year: 2026, number: 17 }, 'No. 2026/17'],
    ['amount + missing', { amount: 1 }, null],
    ['amount / 0', { amount: 1 }, null],
  ])('%s', (formula, data, result) => {
    expect(evaluate(formula, data)).toBe(result)
  })

  test.each([
    ["amount >= 100000 and kind == 'goods'", true],
    ["amount < 100000 or kind != 'goods'", false],
    ['urgent == true', false],
    ['missing > 3', null],
  ])('as a condition: %s', (formula, result) => {
    expect(evaluate(formula, { amount: 180_000, kind: 'goods', urgent: false })).toBe(result)
  })

  test.each([
    [0, '零元整'],
    [0.05, '伍分'],
    [10.05, '壹拾元零伍分'],
    [12_050.6, '壹万贰仟零伍拾元陆角整'],
    [186_000, '壹拾捌万陆仟元整'],
    [100_000_001, '壹亿零壹元整'],
  ])('writes %d out in capitals', (amount, words) => {
    expect(evaluate('capital(amount)', { amount })).toBe(words)
  })

  test.each(['amount +', '(amount', 'fetch(amount)', 'amount; amount', "'open", '('.repeat(600)])(
    '%.20s is refused',
    (formula) => {
      expect(() => evaluate(formula, { amount: 1 })).toThrow(SyntaxError)
    },
  )

  test('reads data only, never what objects inherit', () => {
    expect(evaluate('constructor.name', {})).toBe(null)
  })
})

test('a formula is read into a tree that can be evaluated many times and says what it reads', () => {
  const tree = parseFormula("total >= 5000 or (count(items[].note) > 0 and kind == 'goods')")

  expect(fieldsRead(tree)).toEqual(['total', 'items[].note', 'kind'])
  expect([5000, 4999.99].map((total) => evaluate(tree, { total, kind: 'other' }))).toEqual([true, false])
})

test('a form computes its lines before it adds them up', () => {
  const schema = {
    properties: {
      items: {
        type: 'array',
        items: { properties: { amount: { type: 'number', 'x-computed': 'quantity * price' } } },
      },
      total: { type: 'number', 'x-computed': 'sum(items[].amount)' },
    },
  }

  const filled = withComputed(schema, { items: [{ quantity: 2, price: 4.5 }, { quantity: 1 }], total: 99 })

  expect(filled).toEqual({ items: [{ quantity: 2, price: 4.5, amount: 9 }, { quantity: 1 }], total: 9 })
})

import { expect, test } from 'vitest'
import { answersFirst, ndcg, recall } from './score.ts'

const grades = new Map([
  ['form', 3],
  ['flow', 3],
  ['case', 2],
  ['video', 2],
  ['article', 1],
])

test('the order nobody could better is 1, and whatever stands in front of it costs', () => {
  expect(ndcg(['flow', 'form', 'video', 'case', 'article'], grades)).toBe(1)
  expect(ndcg(['other', 'form', 'flow', 'case', 'video', 'article'], grades)).toBeLessThan(0.8)
  expect(ndcg([], grades)).toBe(0)
})

test('a known value: grades 3, 2, 3, 0, 1, 2 in this order', () => {
  expect(ndcg(['form', 'case', 'flow', 'other', 'article', 'video'], grades)).toBeCloseTo(0.9488, 4)
})

test('what stands behind the tenth place is not seen', () => {
  const others = Array.from({ length: 10 }, (_, at) => `other-${at}`)

  expect(ndcg([...others, 'form'], grades)).toBe(0)
  expect(recall([...others, 'form'], grades)).toBe(0)
  expect(recall(['form', ...others.slice(0, 8), 'article', 'flow'], grades)).toBe(2 / 5)
})

test('of a dozen that should be found, the first ten are all that can be', () => {
  const dozen = Array.from({ length: 12 }, (_, at) => `item-${at}`)

  expect(recall(dozen, new Map(dozen.map((slug) => [slug, 1])))).toBe(1)
  expect(recall(dozen.slice(0, 5), new Map(dozen.map((slug) => [slug, 1])))).toBe(0.5)
})

test('answers are counted in the first three places, as far as there are any', () => {
  expect(answersFirst(['form', 'case', 'flow'], grades)).toBe(1)
  expect(answersFirst(['form', 'case', 'video', 'flow'], grades)).toBe(0.5)
})

test('where nothing should be found, only finding nothing is right', () => {
  for (const score of [ndcg, recall, answersFirst]) {
    expect(score([], new Map())).toBe(1)
    expect(score(['form'], new Map())).toBe(0)
  }
})

import { expect, test } from 'vitest'
import { apps } from '../data/apps.ts'
import { cases } from '../data/cases.ts'
import { releases } from '../data/downloads.ts'
import { articles } from '../data/knowledge.ts'
import { resources } from '../data/resources.ts'
import { videos } from '../data/videos.ts'
import { judgedItems } from './judged/items.ts'
import { gradesOf } from './judged/row.ts'
import { heldOut, judged } from './judged/table.ts'

const heldOutRows = Object.values(heldOut).flatMap((kind) => kind.rows)
const rows = [...Object.values(judged).flatMap((kind) => kind.rows), ...heldOutRows]

test('at least 650 questions are judged, each once, and each item once for a question', () => {
  const questions = rows.map(([question]) => question)

  expect(questions.length).toBeGreaterThanOrEqual(650)
  expect(heldOutRows.length).toBeGreaterThanOrEqual(60)
  expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([])
  for (const row of rows) {
    const names = row.slice(1).flatMap((list) => list?.match(/[^ ]+/g) ?? [])
    expect(gradesOf(row).size, row[0]).toBe(names.length)
  }
})

test('every item that is named exists, and every item that was judged is the answer to some question', () => {
  const items = [...resources, ...articles, ...cases, ...videos, ...apps, ...releases]
  const slugs = items.map(({ slug }) => slug)
  const grades = rows.flatMap((row) => [...gradesOf(row)])
  const answers = new Set(grades.filter(([, grade]) => grade === 3).map(([slug]) => slug))

  expect(grades.filter(([slug]) => !slugs.includes(slug))).toEqual([])
  expect([...judgedItems].filter((slug) => !slugs.includes(slug))).toEqual([])
  expect([...judgedItems].filter((slug) => !answers.has(slug))).toEqual(['yunzhu-service'])
})

import { expect, test } from 'vitest'
import { placesOfSamples, placesOfTags } from './find-places.ts'

const placeholders = [
  { tag: 'year', sample: '2026' },
  { tag: 'serial', sample: '18' },
  { tag: 'date', sample: '2026 年 12 月 1 日' },
  { tag: 'rows', sample: null },
]
const shipped = ['禾岸发〔{year}〕{serial}号,预算18万元,自{date}起施行。', '{#rows}{serial}{/rows}']

test('tags are marked where they stand, the ends of a list too', () => {
  const places = placesOfTags(shipped, placeholders)

  expect(places.map(({ id, page }) => `${id} ${page}`)).toEqual([
    'year 1',
    'serial 1',
    'date 1',
    'rows 2',
    'serial 2',
    'rows 2',
  ])
  const [year] = places
  expect(shipped[0]?.slice(year?.from, year?.to)).toBe('{year}')
})

test('a value is marked where its tag stood, not where the same digits stand by chance', () => {
  const filled = ['禾岸发〔2026〕18号,预算18万元,自2026年12月1日起施行。', '18']

  const places = placesOfSamples({ shipped, filled }, placeholders)

  expect(places.map(({ id, page, from, to }) => [id, filled[page - 1]?.slice(from, to), from])).toEqual([
    ['year', '2026', 4],
    ['serial', '18', 9],
    ['date', '2026年12月1日', 21],
    ['serial', '18', 0],
  ])
})

test('without samples nothing is marked as filled', () => {
  expect(placesOfSamples({ shipped, filled: shipped }, [{ tag: 'rows', sample: null }])).toEqual([])
})

import { expect, test } from 'vitest'
import { choicesIn } from './choices.ts'

test('an address selects what it names, and unknown values select nothing', () => {
  const address = new URL(
    'http://a/video?category=3&category=x&series=7&length=long&length=endless&audience=user&q=+会签+&page=2',
  )

  expect(choicesIn(address)).toEqual({
    video_category_ids: [3],
    video_series_ids: [7],
    lengths: ['long'],
    audiences: ['user'],
    keyword: '会签',
  })
  expect(choicesIn(new URL('http://a/video?length=&category=-1'))).toEqual({})
})

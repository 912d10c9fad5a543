import { expect, test } from 'vitest'
import { placesInOrder } from './places.ts'

const pages = ['目的为规范制度,目的是统一。', '适用范围本办法适用于各部门。']

test('texts are found one behind the other, over the pages', () => {
  const wanted = ['目的', '为规范制度，', '目的', '适用范围'].map((text, index) => ({ id: String(index), text }))

  expect(placesInOrder(pages, wanted)).toEqual([
    { id: '0', page: 1, from: 0, to: 2 },
    { id: '1', page: 1, from: 2, to: 8 },
    { id: '2', page: 1, from: 8, to: 10 },
    { id: '3', page: 2, from: 0, to: 4 },
  ])
})

test('text that is not found is left out, and later text is still found', () => {
  const found = placesInOrder(pages, [
    { id: 'none', text: '附则' },
    { id: 'scope', text: '适用范围' },
  ])

  expect(found.map(({ id, page }) => [id, page])).toEqual([['scope', 2]])
})

test('a paragraph that runs over the end of its page is found by how it begins', () => {
  const [found] = placesInOrder(
    ['起草部门负责内容的真实与完整', '和及时。'],
    [{ id: 'long', text: '起草部门负责内容的真实与完整和及时。' }],
  )

  expect(found).toEqual({ id: 'long', page: 1, from: 0, to: 12 })
})

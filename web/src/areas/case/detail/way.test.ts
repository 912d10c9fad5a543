import { expect, test } from 'vitest'
import { drawAcross } from './way.ts'
import { drawDown } from './way-down.ts'

const steps = [['业务'], ['部门'], ['法务', '财务', '风控'], ['分管'], ['用印']]

test('a way with three branches is drawn as the design draws it', () => {
  const { boxes, lines, width } = drawAcross(steps)

  expect(boxes.map(({ text, x }) => `${text} ${x}`)).toEqual([
    '业务 0',
    '部门 112',
    '法务 256',
    '财务 256',
    '风控 256',
    '分管 400',
    '用印 512',
  ])
  expect(boxes.filter(({ x }) => x === 256).map(({ y }) => y)).toEqual([0, 34, 68])
  expect(lines).toBe(
    'M92 49h20M204 49H234M234 15H256M234 49H256M234 83H256M234 15V83' +
      'M348 15H370M348 49H370M348 83H370M370 15V83M370 49H400M492 49h20',
  )
  expect(width).toBe(604)
})

test.for([drawAcross, (given: typeof steps) => drawDown(given, 300)])('no two boxes of a way overlap', (draw) => {
  const { boxes, width, height } = draw([
    ['Ask', 'Legal'],
    ...steps,
    ['A very long name of a step'],
    ['a', 'b', 'c', 'd'],
  ])

  for (const [place, one] of boxes.entries()) {
    expect(one.x + one.width <= width && one.y + one.height <= height, one.text).toBe(true)
    for (const other of boxes.slice(place + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
      const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y
      expect(isBeside || isBelow, `${one.text} and ${other.text}`).toBe(true)
    }
  }
})

test('beneath each other, every box has a line to the next', () => {
  const { lines } = drawDown([['a'], ['b', 'c'], ['d']], 208)

  expect(lines).toBe('M104 40v10M50 50v10M158 50v10M50 50H158M50 100v10M158 100v10M104 110v10M50 110H158')
})

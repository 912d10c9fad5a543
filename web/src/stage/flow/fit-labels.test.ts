import { expect, test } from 'vitest'
import { fitLabels, type PlacedLabel } from './fit-labels.ts'

/** Letters of 7 px, lines of 16 px, words that stay whole. */
function measure(text: string, width: number) {
  const lines = [0]
  for (const word of text.split(' ')) {
    const with_it = (lines.at(-1) ?? 0) + word.length * 7
    if (with_it <= width || lines.at(-1) === 0) lines[lines.length - 1] = with_it
    else lines.push(word.length * 7)
  }
  return { width: Math.max(...lines), height: lines.length * 16 }
}
const label = (x: number, y: number) => ({ bounds: { x, y, width: 26, height: 14 } })
const gateway = { x: 100, y: 100, width: 46, height: 46 }

test('a text above a gateway grows to both sides and upwards, never onto it', () => {
  const placed: PlacedLabel = {
    bpmnElement: { name: 'Amount in all currencies' },
    bounds: gateway,
    label: label(110, 82),
  }

  fitLabels([placed], measure)

  const { x, y, width, height } = placed.label?.bounds ?? gateway
  expect(y + height).toBe(96)
  expect(x + width / 2).toBe(123)
  expect(width).toBeGreaterThan(100)
})

test('a text at the left of an event keeps the edge that faces it', () => {
  const placed: PlacedLabel = { bpmnElement: { name: 'In force' }, bounds: gateway, label: label(70, 116) }

  fitLabels([placed], measure)

  expect(placed.label?.bounds).toMatchObject({ x: 96 - 49, width: 49 })
})

test('a text on a way takes no more room than the way is long', () => {
  const waypoint = [
    { x: 150, y: 200 },
    { x: 240, y: 200 },
  ]
  const placed: PlacedLabel = { bpmnElement: { name: 'Below 100,000 yuan' }, waypoint, label: label(156, 181) }

  fitLabels([placed], measure)

  expect(placed.label?.bounds).toMatchObject({ x: 156, width: 49, y: 195 - 48, height: 48 })
})

test('a text that fits stays where its author put it', () => {
  const placed: PlacedLabel = { bpmnElement: { name: '是' }, bounds: gateway, label: label(110, 82) }

  fitLabels([placed], () => ({ width: 13, height: 14 }))

  expect(placed.label).toEqual(label(110, 82))
})

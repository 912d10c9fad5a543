import { expect, test } from 'vitest'
import { mixColours, paintedLight, propertiesOf } from './cover-colours.ts'

test('colours mix as browsers mix them in Oklab', () => {
  expect(mixColours('#ffffff', '#000000', 0.5)).toBe('#636363')
  expect(mixColours('#ff0000', '#0000ff', 0.5)).toBe('#8c53a2')
  expect(mixColours('#e4a077', '#fae6da', 0.38)).toBe('#f3cbb4')
})

test('all of one colour is that colour', () => {
  expect(mixColours('#bd5a14', '#4f2409', 1)).toBe('#bd5a14')
  expect(mixColours('#bd5a14', '#4f2409', 0)).toBe('#4f2409')
})

const sheet = `
.other { --half: #000000; }

.drawing {
  width: 100%;

  --half: light-dark(
    color-mix(in oklab, var(--mid) 38%, var(--tint)),
    color-mix(in oklab, var(--mid) 26%, var(--tint))
  );
  --mid: light-dark(#e4a077, #9d5c36);
  --tint: light-dark(#fae6da, #322117);
}`

test('a drawing gets the colours of the light theme', () => {
  const properties = new Map(propertiesOf(sheet, '.drawing'))

  const painted = paintedLight(
    '<g fill="var(--half)"/><g fill="color-mix(in oklab,var(--mid) 38%,var(--tint))"/>',
    properties,
  )

  expect(painted).toBe('<g fill="#f3cbb4"/><g fill="#f3cbb4"/>')
})

test('a colour that no style sheet has is an error, not a black patch', () => {
  expect(() => paintedLight('<g fill="var(--gone)"/>', new Map())).toThrow('--gone')
  expect(() => propertiesOf(sheet, '.gone')).toThrow('.gone')
})

import { globSync, readFileSync } from 'node:fs'
import { headerEntries, knowledgePanelHeight, modalWidth, pageMinimumWidth, phoneWidth } from '@atrium/contract/limits'
import { expect, test } from 'vitest'

const sheets = globSync('**/*.css', { cwd: `${import.meta.dirname}/..` }).map((name) => ({
  name,
  css: readFileSync(`${import.meta.dirname}/../${name}`, 'utf8'),
}))

/** Between the narrowest desktop and this width the design drops columns. The specification does not know it. */
const narrowWidth = 1200

test('media queries, which cannot read variables, only use widths of the limits', () => {
  const known = [phoneWidth, pageMinimumWidth, narrowWidth, ...headerEntries.flatMap(({ upTo }) => [upTo, upTo + 1])]

  const used = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/([\d.]+)px/g)].map(([, width]) => ({ name, width: Number(width) })),
    ),
  )

  expect(used.filter(({ width }) => !known.includes(width))).toEqual([])
  expect(used.length).toBeGreaterThan(0)
})

test('no style sheet repeats a size the specification fixes', () => {
  const sizes = [`${modalWidth}px`, `${knowledgePanelHeight}px`, `${pageMinimumWidth}px`]

  const repeated = sheets.filter(({ css }) =>
    sizes.some((size) => css.replaceAll(/@media[^{]*/g, '').match(new RegExp(`\\b${size}`))),
  )

  expect(repeated.map(({ name }) => name)).toEqual([])
})

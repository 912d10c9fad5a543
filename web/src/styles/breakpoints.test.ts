import { globSync, readFileSync } from 'node:fs'
import {
  headerEntries,
  knowledgePanelHeight,
  modalWidth,
  pageMinimumWidth,
  phoneWidth,
  widestTablet,
} from '@atrium/contract/limits'
import { expect, test } from 'vitest'

const sheets = globSync('**/*.css', { cwd: `${import.meta.dirname}/..` }).map((name) => ({
  name,
  css: readFileSync(`${import.meta.dirname}/../${name}`, 'utf8'),
}))

/** Between the narrowest desktop and this width the design drops columns. The specification does not know it. */
const narrowWidth = 1200

/** Tablets held upright. Below the narrowest desktop, and only where a finger points: a mouse keeps the minimum width. */
const uprightTablet = `(pointer: coarse) and (${phoneWidth}px <= width <= ${widestTablet}px)`

const queries = sheets.flatMap(({ name, css }) =>
  [...css.matchAll(/@media([^{]*)/g)].flatMap(([, list = '']) =>
    list.split(',').map((query) => ({ name, query: query.trim() })),
  ),
)

test('media queries, which cannot read variables, only use widths of the limits', () => {
  const known = [phoneWidth, widestTablet, narrowWidth, ...headerEntries.flatMap(({ upTo }) => [upTo, upTo + 1])]

  const used = queries.flatMap(({ name, query }) =>
    [...query.matchAll(/([\d.]+)px/g)].map(([, width]) => ({ name, width: Number(width) })),
  )

  expect(used.filter(({ width }) => !known.includes(width))).toEqual([])
  expect(used.length).toBeGreaterThan(0)
})

test('the minimum width is given up in one query, which a mouse never meets [HDR-19]', () => {
  const tablets = queries.filter(({ query }) => query.includes('pointer') || query.includes(`${widestTablet}px`))

  expect(tablets.map(({ name }) => name)).toContain('styles/base.css')
  expect([...new Set(tablets.map(({ query }) => query))]).toEqual([uprightTablet])
})

test('no style sheet repeats a size the specification fixes', () => {
  const sizes = [`${modalWidth}px`, `${knowledgePanelHeight}px`, `${pageMinimumWidth}px`]

  const repeated = sheets.filter(({ css }) =>
    sizes.some((size) => css.replaceAll(/@media[^{]*/g, '').match(new RegExp(`\\b${size}`))),
  )

  expect(repeated.map(({ name }) => name)).toEqual([])
})

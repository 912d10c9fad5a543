import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as limits from '@atrium/contract/limits'
import { expect, test } from 'vitest'
import { limitsStyle } from './limits.css.ts'

const folder = join(import.meta.dirname, '../..')
const sources = globSync('**/*.{ts,tsx,css}', { cwd: folder }).filter((file) => !file.includes('.test.'))

test('the fixed numbers are those of the specification [LIM-02]', () => {
  expect(limits).toMatchObject({
    casePanelLinks: 20,
    knowledgePanelHeight: 450,
    modalWidth: 850,
    feedbackEditorHeight: 150,
    headerHeight: 60,
    pageMinimumWidth: 1020,
    spinnerDebounce: 50,
  })
  expect(limits.headerEntries.map(({ upTo }) => upTo)).toEqual([1280, 1599])
})

test('no screen and no style sheet repeats one of them [LIM-02]', () => {
  const repeated = [
    /\b(1020|850|450)(px)?\b/,
    /@media[^{]*\b(1600|1599|1280|1281|1020)px/,
    /--(header-height|feedback-editor-height|modal-width|page-minimum-width|knowledge-panel-height):\s*\d/,
    /setTimeout\([^)]*, 50\)/,
  ]
  const found = sources.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return repeated.filter((number) => number.test(text)).map((number) => `${file}: ${number}`)
  })

  expect(sources.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

/** 60, 150 and 20 are common numbers elsewhere: they are looked for where they would stand for the fixed ones. */
test.each([
  ['shell/header', /\b60(px)?\b/],
  ['editor', /\b150(px)?\b/],
  ['shell/feedback', /\b150(px)?\b/],
  ['shell/panels', /\b20\b(?!%)/],
])('no file in %s repeats its fixed number [LIM-02]', (place, number) => {
  const files = sources.filter((file) => file.startsWith(`${place}/`))
  const found = files.filter((file) => number.test(readFileSync(join(folder, file), 'utf8')))

  expect(files.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})

test('style sheets get them as custom properties, and every one of those is used [LIM-02]', () => {
  const names = [...limitsStyle().matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)
  const styles = sources.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(folder, file), 'utf8'))

  expect(names).toContain('--header-height')
  for (const name of names)
    expect(
      styles.some((style) => style.includes(`var(${name}`)),
      name,
    ).toBe(true)
})

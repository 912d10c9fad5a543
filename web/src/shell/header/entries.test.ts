import { headerEntries } from '@atrium/contract/limits'
import { describe, expect, test } from 'vitest'
import { activeIndex, collapseStyle, entries, visibleEntries } from './entries.ts'

test('the menu leads to seven areas in the given order, knowledge in a new window [HDR-02]', () => {
  expect(entries.map(({ to }) => to)).toEqual([
    '/download',
    '/app-store',
    '/resource',
    '/knowledge',
    '/case',
    '/video',
    '/project',
  ])
  expect(entries.filter(({ new_window }) => new_window).map(({ name }) => name)).toEqual(['knowledge'])
})

test('resource, knowledge and case open a panel, the others do not [HDR-04]', () => {
  expect(entries.filter(({ panel }) => panel).map(({ name }) => name)).toEqual(['resource', 'knowledge', 'case'])
})

describe('how many entries stay visible [HDR-03]', () => {
  test.each([
    [1920, 7],
    [1600, 7],
    [1599.5, 3],
    [1440, 3],
    [1281, 3],
    [1280, 2],
    [1020, 2],
  ])('%d px: %d', (width, visible) => {
    expect(visibleEntries(width)).toBe(visible)
  })

  test('the style sheet hides the rest at the same widths, from the same numbers', () => {
    const style = collapseStyle()

    for (const { upTo, visible } of headerEntries) {
      const [, rule = ''] = style.split(`< ${upTo + 1}px){`)
      const [selectors = ''] = rule.split('{')
      expect(selectors.match(/data-bar="\d"/g)).toHaveLength(entries.length - visible)
      expect(selectors.match(/data-more="\d"/g)).toHaveLength(visible)
    }
  })
})

test.each([
  ['/download', 0],
  ['/app-store/12', 1],
  ['/resource/flow', 2],
  ['/knowledge/detail/3', 3],
  ['/case', 4],
  ['/video', 5],
  ['/project', 6],
  ['/management/users', 7],
  ['/', -1],
  ['/cases', -1],
  ['/errors/not-allow', -1],
])('%s belongs to the entry with index %d [HDR-15]', (pathname, index) => {
  expect(activeIndex(pathname)).toBe(index)
})

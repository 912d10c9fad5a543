import { headerEntries } from '@atrium/contract/limits'
import { describe, expect, test } from 'vitest'
import { activeIndex, collapseStyle, entriesOf, visibleEntries } from './entries.ts'

const items = ['download', 'app-store', 'resource', 'knowledge', 'case', 'video', 'project', 'management'].map(
  (code, place) => ({ code, menu_id: code === 'app-store' ? null : place + 10, menu_name: code, url: `/${code}` }),
)

test('resource, knowledge and case open a panel, the others do not; knowledge opens a new window [HDR-04]', () => {
  const entries = entriesOf(items, null)

  expect(entries.flatMap(({ panel }) => panel ?? [])).toEqual(['resource', 'knowledge', 'case'])
  expect(entries.filter(({ new_window }) => new_window).map(({ code }) => code)).toEqual(['knowledge'])
})

test('names, addresses and order of the entries are those of the data [HDR-17]', () => {
  const renamed = items.toReversed().map((item) => ({ ...item, menu_name: `My ${item.code}`, url: `/x${item.url}` }))

  expect(entriesOf(renamed, null).map(({ menu_name, url }) => `${menu_name} ${url}`)).toEqual([
    'My project /x/project',
    'My video /x/video',
    'My case /x/case',
    'My knowledge /x/knowledge',
    'My resource /x/resource',
    'My app-store /x/app-store',
    'My download /x/download',
  ])
})

test('an entry whose id a person lacks is not offered; an absent list lacks none [HDR-17]', () => {
  expect(entriesOf(items, [10, 16]).map(({ code }) => code)).toEqual(['download', 'app-store', 'project'])
  expect(entriesOf(items, undefined)).toHaveLength(7)
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
      expect(selectors.match(/data-bar="\d"/g)).toHaveLength(7 - visible)
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

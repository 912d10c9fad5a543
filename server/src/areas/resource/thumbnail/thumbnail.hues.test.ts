import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flowThemes, hues } from './thumbnail.hues.ts'

const sheet = readFileSync(join(import.meta.dirname, '../../../../../web/src/styles/hues.css'), 'utf8')

/** What pages use for a type, by name: in the light theme, in the dark one. */
function huesOnPages(type: string): Record<string, string[]> {
  const [, rules = ''] = new RegExp(`\\[data-type="${type}"\\][^{]*\\{([^}]*)\\}`).exec(sheet) ?? []
  return Object.fromEntries(
    [...rules.matchAll(/--(hue(?:-\w+)?): light-dark\((#\w+), (#\w+)\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name.replace('hue-', ''), [light, dark]],
    ),
  )
}

test.each(Object.entries(hues))('pictures of a %s have the hues of its pages', (type, used) => {
  const onPages = huesOnPages(type)

  expect(used).toEqual(Object.fromEntries(Object.keys(used).map((name) => [name, onPages[name]?.[0]])))
})

test.each(['light', 'dark'] as const)('diagrams have the hues of flow pages in the %s theme', (theme) => {
  const { lane, line, event, gateway } = flowThemes[theme]
  const { hue, vivid, mid, tint } = huesOnPages('flow')
  const place = theme === 'light' ? 0 : 1

  expect([line, event, gateway, lane]).toEqual([hue, vivid, mid, tint].map((found) => found?.[place]))
})

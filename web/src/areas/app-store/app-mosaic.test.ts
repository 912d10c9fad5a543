import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mosaicOf } from './app-mosaic.ts'

/** The apps of the demo go by their slugs, those of members by their numbers. */
const folder = join(import.meta.dirname, '../../../../content/src/data/apps')
const slugs = new Set(
  readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^ {4}slug: '([\w-]+)',$/gm)].map(([, slug = '']) => slug),
  ),
)

test('no two apps have the same icon, not even in another colour', () => {
  const shapes = [...slugs].map((slug) => JSON.stringify({ ...mosaicOf(slug), ground: '' }))

  expect(slugs.size).toBeGreaterThanOrEqual(24)
  expect(new Set(shapes).size).toBe(slugs.size)
})

test('icons of five hundred further apps differ, and stay the same', () => {
  const seeds = Array.from({ length: 500 }, (_, place) => `${place + 1}`)
  const icons = seeds.map((seed) => JSON.stringify(mosaicOf(seed)))

  expect(new Set(icons).size).toBe(seeds.length)
  expect(seeds.map((seed) => JSON.stringify(mosaicOf(seed)))).toEqual(icons)
})

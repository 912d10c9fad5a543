import { languages } from '@atrium/contract/languages'
import { expect, test } from 'vitest'
import { siteMap, siteMapIndex } from './xml.ts'

test('the site map lists every page once per language, with its alternates', () => {
  const text = siteMap({ origin: 'https://portal.example', languages }, [
    { path: '/resource/flow/12', updated_at: '2026-11-15T02:00:00.000Z' },
  ])

  expect(text.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://portal.example/resource/flow/12',
    '<loc>https://portal.example/resource/flow/12?lang=zh-TW',
    '<loc>https://portal.example/resource/flow/12?lang=en',
  ])
  expect(text.match(/hreflang="en"/g)).toHaveLength(3)
  expect(text).toContain('<lastmod>2026-11-15T02:00:00.000Z</lastmod>')
})

test('addresses are escaped', () => {
  expect(siteMapIndex('https://portal.example', ['/a?b=1&c="<'])).toContain('/a?b=1&amp;c=&quot;&lt;')
})

import { expect, test } from 'vitest'
import { apps } from '../data/apps.ts'
import { screenOf } from './screen.ts'

const screens = apps.flatMap(({ slug, title, screens }) =>
  screens.map(({ screen }, place) => {
    const key = `${slug} ${place}`
    return [key, screenOf(screen, { key, name: title['zh-CN'] }), screenOf(screen, { key, name: '' })] as const
  }),
)

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)

test.each(screens)('screen %s shows the name of its app and ten or more texts of its own', (key, svg, unnamed) => {
  const common = new Set(['工作台', '流程', '应用', '报表', '青'])
  const own = textsOf(unnamed).filter((text) => !common.has(text ?? ''))

  expect(textsOf(svg).length).toBeGreaterThan(textsOf(unnamed).length)
  expect(own.length, key).toBeGreaterThanOrEqual(10)
})

test('no two screens show the same', () => {
  expect(new Set(screens.map(([, , svg]) => svg)).size).toBe(screens.length)
})

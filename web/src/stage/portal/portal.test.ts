import { describe, expect, test } from 'vitest'
import { drawnWidth, placesFor, widthFor } from './layout.ts'
import { itemsOf, textOf } from './read-json.ts'
import { readPortal, widgetsFor } from './read-portal.ts'
import { themeVariables } from './theme.ts'

const file = {
  widgets: [
    { id: 'hero', kind: 'hero', title: { 'zh-CN': '横幅', en: 'Banner' } },
    { id: 'todo', kind: 'todo', title: '待办', roles: ['manager'] },
    { id: 'weather', kind: 'weather', title: '天气' },
    { kind: 'text' },
  ],
  layouts: {
    wide: [
      { i: 'hero', x: 0, y: 0, w: 8, h: 5 },
      { i: 'todo', x: 10, y: 0, w: 4, h: 5 },
    ],
    phone: [{ i: 'hero', x: 0, y: 0, w: 12, h: 4 }],
  },
  roles: ['staff', { id: 'manager', name: { en: 'Manager' } }],
}

function portalOf(change: object = {}) {
  const portal = readPortal(JSON.stringify({ ...file, ...change }))
  if (!portal) throw new Error('not a portal')
  return portal
}

describe('a portal', () => {
  test('shows public widgets to all and role widgets to the role', () => {
    expect(widgetsFor(portalOf(), 'staff').map(({ id }) => id)).toEqual(['hero', 'weather'])
    expect(widgetsFor(portalOf(), 'manager').map(({ id }) => id)).toEqual(['hero', 'todo', 'weather'])
  })

  test('is not made of a text that is none', () => {
    expect(['', '{', '[]', '{"widgets": 3}', 'null'].map(readPortal)).toEqual([null, null, null, null, null])
  })

  test('has three widths unless it names its own', () => {
    expect(portalOf().widths.map(({ name }) => name)).toEqual(['wide', 'middle', 'phone'])
    const own = [
      { name: 'small', columns: 2, from: 0 },
      { name: 'large', columns: 6, from: 900 },
      { name: 'wrong', columns: 900, from: 0 },
    ]
    expect(portalOf({ widths: own }).widths.map(({ name }) => name)).toEqual(['large', 'small'])
  })
})

describe('the layout by width', () => {
  const { widths } = portalOf()

  test('is the widest that can still be read in its place', () => {
    expect([1600, 1184, 960, 959, 700, 390].map((room) => widthFor(widths, room)?.name)).toEqual([
      'wide',
      'wide',
      'wide',
      'middle',
      'middle',
      'phone',
    ])
  })

  test('is drawn as wide as it was made for, and smaller where there is less room', () => {
    const [wide, middle, phone] = widths
    expect(wide && drawnWidth(wide, widths, 1400)).toEqual({ width: 1400, scale: 1 })
    expect(wide && drawnWidth(wide, widths, 600)).toEqual({ width: 1200, scale: 0.5 })
    expect(middle && drawnWidth(middle, widths, 1400)).toEqual({ width: 1199, scale: 1 })
    expect(phone && drawnWidth(phone, widths, 1184)).toEqual({ width: 390, scale: 1 })
    expect(phone && drawnWidth(phone, widths, 340)).toEqual({ width: 340, scale: 1 })
  })

  test('keeps widgets within the grid, and puts those without a place below', () => {
    const portal = portalOf()
    const places = (name: string) => {
      const width = portal.widths.find((one) => one.name === name)
      return width && placesFor(portal, width, widgetsFor(portal, 'manager'))
    }

    expect(places('wide')).toEqual([
      { i: 'hero', x: 0, y: 0, w: 8, h: 5 },
      { i: 'todo', x: 8, y: 0, w: 4, h: 5 },
      { i: 'weather', x: 0, y: 5, w: 12, h: 4 },
    ])
    expect(places('phone')?.[0]).toEqual({ i: 'hero', x: 0, y: 0, w: 4, h: 4 })
  })
})

describe('the theme of a portal', () => {
  test('sets colours and nothing else', () => {
    const theme = {
      primary: '#0d8398',
      background: 'rgb(242 247 248)',
      surface: 'url(https://example.com/x.png)',
      text: 'red; background: url(//example.com)',
      border: 12,
    }
    expect(themeVariables(theme)).toEqual({ '--portal-accent': '#0d8398', '--portal-ground': 'rgb(242 247 248)' })
  })
})

describe('texts of widgets', () => {
  test('are said in the language asked for, or in another', () => {
    expect(textOf({ 'zh-CN': '公告', en: 'Notices' }, 'en')).toBe('Notices')
    expect(textOf({ 'zh-CN': '公告' }, 'en')).toBe('公告')
    expect([undefined, null, [], { en: 3 }].map((value) => textOf(value, 'en'))).toEqual(['', '', '', ''])
  })

  test('may be plain, or come with a note', () => {
    const items = ['请假', { text: { en: 'Leave' }, when: 'today' }, { name: '青禾' }, 7, {}, null]

    expect(itemsOf(items, 'en')).toEqual([
      { text: '请假', note: '' },
      { text: 'Leave', note: 'today' },
      { text: '青禾', note: '' },
      { text: '7', note: '' },
    ])
  })
})

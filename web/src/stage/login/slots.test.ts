import { expect, test } from 'vitest'
import { ownSlots, type SlotElement, slotsHash, slotValues } from './slots.ts'

const slots: SlotElement[] = [
  { name: 'logo', kind: 'logo', value: 'logo.svg' },
  { name: 'title', kind: 'text', value: { 'zh-CN': '禾岸农业', en: 'Riverbank Farms' } },
  { name: 'greeting', kind: 'text', value: { 'zh-CN': '早上好' } },
  { name: 'tone', kind: 'color', value: '#bf4452' },
]

test('a page hears its texts in the language that is looked at', () => {
  expect(slotValues(slots, 'en', {})).toEqual({ language: 'en', title: 'Riverbank Farms', greeting: '早上好' })
})

test('input replaces the text of the author; an empty field restores it', () => {
  const own = { title: '北岸机械', logo: 'data:image/png;base64,AAAA', tone: '' }

  expect(slotValues(slots, 'zh-CN', own)).toEqual({
    language: 'zh-CN',
    title: '北岸机械',
    greeting: '早上好',
    logo: 'data:image/png;base64,AAAA',
  })
})

test('a page can read it back from its address', () => {
  const values = slotValues(slots, 'zh-CN', { title: '北岸机械 ?>~' })
  const hash = slotsHash(values)

  expect(hash).toMatch(/^[\w-]+$/)
  expect(JSON.parse(Buffer.from(hash, 'base64url').toString())).toEqual(values)
})

test('the fields on the stage are those of the page', () => {
  expect(ownSlots(slots)).toMatchObject({
    logo: { name: 'logo' },
    title: { name: 'title' },
    colors: [{ name: 'tone' }],
  })
  expect(ownSlots([])).toEqual({ logo: null, title: null, colors: [] })
})

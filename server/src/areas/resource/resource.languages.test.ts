import type { Inside, InsideLabel } from '@atrium/contract/resource/inside'
import { expect, test } from 'vitest'
import { languagesInside } from './resource.languages.ts'

const form = (...titles: InsideLabel[]) => ({ type: 'form', fields: titles.map((title) => ({ title })) }) as Inside
const rota = (...titles: string[]) =>
  ({ type: 'schedule', entries: titles.map((title) => ({ title, group: null })) }) as Inside

test('a file has the languages most of its labels have', () => {
  const both = { 'zh-CN': '姓名', en: 'Name' }

  expect(languagesInside(form(both, both, { 'zh-CN': '日期' }))).toEqual(['zh-CN', 'en'])
  expect(languagesInside(form(both, { 'zh-CN': '日期' }, { 'zh-CN': '事由' }))).toEqual(['zh-CN'])
})

test('a calendar has the one language it is written in, whatever languages it is listed in', () => {
  expect(languagesInside(rota('甲组 早班', '丙组 夜班：换班'))).toEqual(['zh-CN'])
  expect(languagesInside(rota('甲組 早班', '丙組 夜班：換班'))).toEqual(['zh-TW'])
  expect(languagesInside(rota('Team A early', 'Team B late'))).toEqual(['en'])
})

test('a file without words of its own says nothing about languages', () => {
  expect(languagesInside(form())).toBeNull()
  expect(languagesInside(rota('1', '2'))).toBeNull()
  expect(languagesInside({ type: 'document-style', styles: [{}] } as Inside)).toBeNull()
})

import { languages } from '@atrium/contract/languages'
import { specimenIn } from '@atrium/contract/resource/specimen'
import { expect, test } from 'vitest'
import { paperSize } from './paper-size.ts'

const style = (id: string, name: string, kind: 'paragraph' | 'character' = 'paragraph') => ({
  id,
  name,
  kind,
  font: null,
  size: null,
  line: null,
  indent: null,
  color: null,
})
const set = [
  style('Normal', '正文'),
  style('a1', '标题一'),
  style('BodyText', '正文首行缩进'),
  style('Seal', '落款'),
  style('Header', '页眉'),
  style('Strong', '着重', 'character'),
]

test('the specimen uses a set by the names its styles have, in Word and in Chinese', () => {
  const lines = specimenIn(set, 'zh-CN')

  expect(lines.find(({ role }) => role === 'heading1')?.style_id).toBe('a1')
  expect(lines.find(({ role }) => role === 'body')?.style_id).toBe('BodyText')
  // What the set has no style for is set like its body.
  expect(lines.find(({ role }) => role === 'quote')?.style_id).toBe('BodyText')
})

test('every body style is shown, header and footer styles apart', () => {
  const shown = new Set(specimenIn(set, 'en').map(({ style_id }) => style_id))

  expect([...shown].toSorted()).toEqual(['BodyText', 'Normal', 'Seal', 'a1'])
})

test('the English specimen names a style with a Chinese name by its id', () => {
  const lines = (language: 'zh-CN' | 'en') => specimenIn(set, language).filter(({ role }) => role === 'own')

  expect(lines('zh-CN').map(({ text }) => text)).toContain('落款：各部门在每季度末核对一次，有出入的当月更正。')
  expect(
    lines('en')
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/\p{Script=Han}/u)
})

test('the specimen has the same content in three languages', () => {
  const [first = [], ...others] = languages.map((language) => specimenIn(set, language))

  for (const other of others) {
    expect(other.map(({ role, style_id }) => [role, style_id])).toEqual(
      first.map(({ role, style_id }) => [role, style_id]),
    )
    expect(other.map(({ text }) => text)).not.toEqual(first.map(({ text }) => text))
  }
})

test('a paper format has its standard size', () => {
  expect(paperSize('A4')).toEqual([210, 297])
  expect(paperSize('195 × 270 mm')).toEqual([195, 270])
  expect(paperSize('parchment')).toBeNull()
})

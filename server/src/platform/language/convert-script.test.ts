import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'
import { chooseText } from './choose-text.ts'
import { convertPieces } from './convert-pieces.ts'
import { convertHtml, convertScript } from './convert-script.ts'
import { convertMarked } from './marked-text.ts'

test('a Simplified text becomes Traditional with the words of Taiwan, and the reverse [I18N-04a]', () => {
  expect(convertScript('软件的数据库与打印机', 'zh-TW')).toBe('軟體的資料庫與印表機')
  expect(convertScript('头发、发布公告、干净、皇后', 'zh-TW')).toBe('頭髮、發布公告、乾淨、皇后')
  expect(convertScript('会签、或签与加签，标签', 'zh-TW')).toBe('會簽、或簽與加簽，標籤')
  expect(convertScript('軟體的資料庫與印表機', 'zh-CN')).toBe('软件的数据库与打印机')
})

test('code, addresses and anchors of a converted article stay as they were written [I18N-04a]', () => {
  const html =
    '<h2 id="h-软件">软件</h2><p><a href="#h-软件" title="软件">见 <code>软件.exe</code></a></p><pre><code>数据</code></pre>数据'

  expect(convertHtml(html, 'zh-TW')).toBe(
    '<h2 id="h-软件">軟體</h2><p><a href="#h-软件" title="軟體">見 <code>软件.exe</code></a></p><pre><code>数据</code></pre>資料',
  )
})

test('a reader gets their own text, else the other script converted, else the original [I18N-04a] [I18N-04b]', () => {
  const simplified = { 'zh-CN': '软件', 'zh-TW': '' }

  expect(chooseText({ ...simplified, en: 'Software' }, 'en')).toEqual(shown('Software', 'en'))
  expect(chooseText(simplified, 'zh-CN')).toEqual(shown('软件', 'zh-CN'))
  expect(chooseText(simplified, 'zh-TW')).toEqual({ ...shown('軟體', 'zh-TW'), converted: true })
  expect(chooseText(simplified, 'en')).toEqual(shown('软件', 'zh-CN'))
  expect(chooseText({ 'zh-TW': '軟體', en: 'Software' }, 'zh-CN')).toEqual({
    ...shown('软件', 'zh-CN'),
    converted: true,
  })
  expect(chooseText({ en: 'Software' }, 'zh-TW')).toEqual(shown('Software', 'en'))
  expect(chooseText({}, 'en')).toBeNull()
})

test('pieces of a text stay the same pieces when it is converted [I18N-04a]', () => {
  const pieces = [
    { text: '旧', is_match: false },
    { text: '软件', is_match: true },
    { text: '的头发', is_match: false },
  ]

  expect(convertPieces(pieces, 'zh-TW').map(({ text }) => text)).toEqual(['舊', '軟體', '的頭髮'])
})

test('texts are converted wherever the database put them into a value', () => {
  const [toTraditional, toSimplified, end] = ['\u2063\u2061', '\u2063\u2062', '\u2063\u2064']
  const json = `{"title": "${toTraditional}说“\\"软件\\"”${end}", "note": "软件", "tags": ["${toSimplified}軟體${end}"]}`

  expect(JSON.parse(convertMarked(json))).toEqual({ title: '說“"軟體"”', note: '软件', tags: ['软件'] })
})

test('the cache drops what was used least recently once it is full', () => {
  const cache = new BoundedCache(30)
  const make = (text: string) => () => `${text}${text}`
  for (const key of ['aaa', 'bbb', 'ccc']) cache.remember(key, make(key))
  cache.remember('aaa', () => 'not made again')
  cache.remember('ddd', make('ddd'))

  expect(cache.size).toBeLessThanOrEqual(30)
  expect(cache.remember('aaa', () => 'made again')).toBe('aaaaaa')
  expect(cache.remember('bbb', () => 'made again')).toBe('made again')
})

function shown(text: string, language: string) {
  return { text, language, converted: false }
}

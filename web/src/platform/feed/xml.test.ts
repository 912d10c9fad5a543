import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('text with markup is escaped', () => {
  expect(escapeXml('a < b && "c" ]]>')).toBe('a &lt; b &amp;&amp; &quot;c&quot; ]]&gt;')
})

test('characters that would make the whole file unreadable are left out', () => {
  expect(escapeXml('a\u0000b\u001fc\uffffd\ne')).toBe('abcd\ne')
  expect(escapeXml('half a character: \ud83d')).toBe('half a character: \ufffd')
})

import { expect, test } from 'vitest'
import { escaped } from './xml.ts'

test('text stays text, whatever it contains', () => {
  expect(escaped('a < b && "c" ]]>')).toBe('a &lt; b &amp;&amp; &quot;c&quot; ]]&gt;')
})

test('characters that would make the whole file unreadable are left out', () => {
  expect(escaped('a\u0000b\u001fc\uffffd\ne')).toBe('abcd\ne')
  expect(escaped('half a character: \ud83d')).toBe('half a character: \ufffd')
})

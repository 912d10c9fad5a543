import { expect, test } from 'vitest'
import { cleanName } from './upload.name.ts'

test('a usual name stays as it is', () => {
  for (const name of [
    '请假流程 2026.docx',
    'Quarterly report (final).pdf',
    '.profile'.slice(1),
    'a.tar.gz',
    'naïve — ü.txt',
  ])
    expect(cleanName(name)).toBe(name)
})

test.for([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\a.dll', 'a.dll'],
  ['/absolute/path.txt', 'path.txt'],
  ['a\0b.txt', 'ab.txt'],
  ['a\r\nSet-Cookie: evil=1.txt', 'aSet-Cookie_ evil=1.txt'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['a\u200bb\u2066c\ufeff.txt', 'abc.txt'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console.txt', 'console.txt'],
  ['a<b>:"c|d?e*.txt', 'a_b___c_d_e_.txt'],
  ['...', 'file'],
  ['', 'file'],
  ['name. . ', 'name'],
  ['  .hidden', 'hidden'],
  ['e\u0301.txt', 'é.txt'],
  ['\ud800.txt', 'txt'],
] as const)('attack 11: %j is kept as %j', ([given, kept]) => {
  expect(cleanName(given)).toBe(kept)
})

test('attack 11: a long name is shortened between letters, and keeps its ending', () => {
  const name = cleanName(`${'请'.repeat(250)}.docx`)

  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
  expect(name).toMatch(/^请+\.docx$/)
})

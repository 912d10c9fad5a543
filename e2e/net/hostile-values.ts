import type { Random } from './random.ts'

/** Texts that have broken parsers, databases, regular expressions and templates elsewhere. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202Eevil',
  '\uFEFF',
  '\u200b\u200b',
  '😀'.repeat(40),
  '中'.repeat(300),
  'A'.repeat(9_000),
  "' or 1=1 --",
  '"; drop table account; --',
  '$1',
  '%',
  '_',
  '\\',
  '%%%%%',
  '(a+)+$',
  `${'a'.repeat(59)}!`,
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$' + '{7*7}',
  '../../../etc/passwd',
  '..\\..\\x',
  '%2e%2e%2f',
  '\r\nSet-Cookie: a=b',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '1e309',
  '-0',
  '0x10',
  '１２３',
  '٣',
  'ﷺ'.repeat(60),
  'a\u0301'.repeat(200),
  'javascript:alert(1)',
  '//evil.example',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '2026-11-16T25:61:61Z',
  '"',
  '{',
  '[[[[',
  '{"a":',
  '*:*',
  '&|!():<->*',
  "':*",
  '!!!',
  '<->',
  'a & | b',
  '(((((((',
  '1'.repeat(400),
  '🇨🇳👨‍👩‍👧‍👦',
  'İ',
  'ß'.repeat(60),
] as const

const hostileNumbers = [
  0,
  -1,
  1,
  2,
  1.5,
  -0,
  1e-7,
  100,
  101,
  1_000_000,
  1e21,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  2 ** 63,
] as const

/** Ready for an address: no character that would end the request line. */
export const hostileSegments = [
  '0',
  '-1',
  '1.5',
  '01',
  '+1',
  '%201',
  '1e3',
  '0x1',
  'NaN',
  'null',
  'undefined',
  '１',
  '1;2',
  '1,2',
  '1.0',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '9223372036854775807',
  '9223372036854775808',
  '%00',
  '1%00',
  '%ED%A0%80',
  '%FF',
  '%',
  '%zz',
  '%C0%AF',
  '%0a',
  'foo%0d',
  '%0d%0aX:y',
  '%E2%80%AE',
  '%09',
  '..%2f..%2fetc',
  '%2e%2e',
  '%2f',
  '%252f',
  '%5c',
  '%3Cscript%3E',
  "1'--",
  '1%20or%201=1',
  '%F0%9F%98%80',
  '__proto__',
  'constructor',
  'toString',
  'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  '@',
  ':',
  '*',
  '(',
  ';a=b',
  'A'.repeat(199),
  'A'.repeat(201),
  'x'.repeat(3_000),
].map(encodeForRequestLine)

/** JSON that is no sensible body of any call. */
export const hostileBodies = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '123',
  'true',
  '\u0000',
  '\ufeff{}',
  '{"a":1e999999}',
  '{"a":"\\ud800"}',
  nested(5_000, '{"a":', '}'),
  nested(5_000, '[', ']'),
  `{"a":${'9'.repeat(5_000)}}`,
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
]

export const hostileJsonTexts = [
  nested(1_300, '{"a":', '}'),
  nested(900, '[', ']'),
  '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}',
  '{"keyword":"a","keyword":"b"}',
  '{',
  'undefined',
]

export const hostileForms = [
  '',
  '--x--',
  '--x\r\n\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="index"\r\n\r\n-1\r\n' +
    '--x\r\nContent-Disposition: form-data; name="file"; filename="../../a\0b"\r\n\r\nabc\r\n--x--\r\n',
]

export function hostileValue(random: Random): unknown {
  const kind = random.next()
  if (kind < 0.5) return random.pick(hostileTexts)
  if (kind < 0.75) return random.pick(hostileNumbers)
  if (kind < 0.8) return null
  if (kind < 0.84) return true
  if (kind < 0.88) return []
  if (kind < 0.92) return {}
  if (kind < 0.95) return [random.pick(hostileTexts), random.pick(hostileNumbers), null]
  if (kind < 0.97) return JSON.parse(nested(60, '[', ']'))
  return { constructor: { prototype: { polluted: 1 } } }
}

/** Lone surrogates cannot be encoded: the bytes they would have are sent instead. */
export function encodeValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

export function encodeForRequestLine(address: string): string {
  return address.replace(/[^\x21-\x7e]/gu, encodeValue)
}

function nested(depth: number, open: string, close: string) {
  return `${open.repeat(depth)}1${close.repeat(depth)}`
}

import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  '/',
  '/resource/flow',
  '/resource/flow?page=2&keyword=%E8%AF%B7#top',
  '/?next=//evil',
  '/a//b',
  '/@evil.example',
  '/.',
  '/%2f/evil',
])('%s stays on the portal and is kept as it is', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['\\/evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/\r/evil.example'],
  ['\t//evil.example'],
  [' //evil.example'],
  ['/ /evil.example'],
  ['/\u0000/evil.example'],
  ['/..//evil.example'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e%2e//evil.example'],
  ['/%2e//evil.example'],
  ['/resource\\..\\..\\evil'],
  ['https:evil.example'],
  ['https://evil.example'],
  ['http:/evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,evil'],
  ['evil.example'],
  ['?next=/'],
  ['/资源'],
  [''],
  [null],
  [undefined],
])('attack 22: %j is not a path of the portal', (text) => {
  expect(ownPath(text)).toBe('/')
})

test.each(['/%09/evil', '/%5cevil', '/%2f%2fevil'])(
  'attack 22: %s stays here, because browsers do not decode paths',
  (path) => {
    expect(ownPath(path)).toBe(path)
    expect(new URL(path, 'http://own').origin).toBe('http://own')
  },
)

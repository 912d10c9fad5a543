import { expect, test } from 'vitest'
import { atom } from './atom.ts'

const leave = {
  path: '/resource/flow/12',
  title: 'Leave & return',
  summary: 'Up to <3 days',
  published_at: '2026-11-15T02:00:00.000Z',
  author: 'Lin "Jo" Yue',
  cover: null,
  categories: [{ term: 'flow', label: 'Flows' }],
}
const purchase = { ...leave, path: '/resource/flow/9', title: 'Purchase', published_at: '2026-11-01T02:00:00.000Z' }

const given = {
  origin: 'https://portal.example',
  language: 'en' as const,
  self: '/feed/flow.xml?tag=3&lang=en',
  page: '/resource/flow?tag=3',
  title: 'Flows: Leave · Atrium',
  subtitle: 'Approval flows',
  author: 'Atrium',
  entries: [leave, purchase],
}

test('a feed has a title, an address, an author and the time of its last change', () => {
  const [head = ''] = atom(given).split('<entry>')

  expect(head).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">' +
      '<id>https://portal.example/feed/flow.xml?tag=3&amp;lang=en</id>' +
      '<title>Flows: Leave · Atrium</title><subtitle>Approval flows</subtitle>' +
      '<updated>2026-11-15T02:00:00.000Z</updated>' +
      '<link rel="self" type="application/atom+xml" href="https://portal.example/feed/flow.xml?tag=3&amp;lang=en"/>' +
      '<link rel="alternate" type="text/html" href="https://portal.example/resource/flow?tag=3&amp;lang=en"/>' +
      '<author><name>Atrium</name></author>',
  )
})

test('an entry leads to its page in the language of the feed, and no text of it can break the file', () => {
  const [, first = '', ...others] = atom(given).split('<entry>')

  expect(others).toHaveLength(1)
  expect(first).toBe(
    '<id>https://portal.example/resource/flow/12?lang=en</id><title>Leave &amp; return</title>' +
      '<published>2026-11-15T02:00:00.000Z</published><updated>2026-11-15T02:00:00.000Z</updated>' +
      '<link rel="alternate" type="text/html" href="https://portal.example/resource/flow/12?lang=en"/>' +
      '<summary>Up to &lt;3 days</summary><author><name>Lin &quot;Jo&quot; Yue</name></author>' +
      '<category term="flow" label="Flows"/></entry>',
  )
})

test("what names nobody is the portal's own", () => {
  const [, entry] = atom({ ...given, entries: [{ ...leave, author: null }] }).split('<entry>')

  expect(entry).not.toContain('<author>')
})

test('an entry has its picture as enclosure, at an address that works outside of the portal', () => {
  const enclosures = (cover: string | null, origin = given.origin) =>
    atom({ ...given, origin, entries: [{ ...leave, cover }] }).match(/<link rel="enclosure"[^>]*>/g)

  expect(enclosures('/file/thumbnail/7/0a1b/640.png')).toEqual([
    '<link rel="enclosure" type="image/png" href="https://portal.example/file/thumbnail/7/0a1b/640.png"/>',
  ])
  // Answers have the base path in their addresses already.
  expect(enclosures('/portal/file/public/t/a%26b.JPG?v=1&w=2', 'https://portal.example/portal')).toEqual([
    '<link rel="enclosure" type="image/jpeg" href="https://portal.example/portal/file/public/t/a%26b.JPG?v=1&amp;w=2"/>',
  ])
  expect(enclosures(null)).toBeNull()
  expect(enclosures('/file/public/t/manual.pdf')).toBeNull()
})

test('a feed without entries is a feed nevertheless', () => {
  expect(atom({ ...given, entries: [] })).toMatch(/<updated>1970-01-01T00:00:00Z<\/updated>.*<\/feed>$/)
})

import type { Answer } from '@atrium/contract/calls'
import { expect, test } from 'vitest'
import { withLead } from './lead.ts'

type Listed = Answer<'GET /api/resources'>['list'][number]

function newest(...list: (Partial<Listed> & { title: string })[]) {
  return {
    list: list.map((one) => ({ language: 'en', official: false, download_count: 500, ...one }) as Listed),
    total: 9,
  }
}
const titles = ({ list }: { list: Listed[] }) => list.map(({ title }) => title)

test('the newest leads where it is written in the language of the page and people took it', () => {
  const found = newest({ title: 'new' }, { title: 'older' })

  expect(titles(withLead(found, 'en', 5))).toEqual(['new', 'older'])
})

test('what is written in another language, and what nobody took yet, does not lead', () => {
  const found = newest(
    { title: 'untried', download_count: 0 },
    { title: 'Chinese', language: 'zh-CN' },
    { title: 'official', official: true, download_count: 0 },
    { title: 'oldest' },
  )

  expect(titles(withLead(found, 'en', 3))).toEqual(['official', 'untried', 'Chinese'])
})

test('where nothing may lead, the newest does', () => {
  const found = newest({ title: 'untried', download_count: 0 }, { title: 'Chinese', language: 'zh-CN' })

  expect(titles(withLead(found, 'en', 5))).toEqual(['untried', 'Chinese'])
})

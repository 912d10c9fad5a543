import { expect, test, vi } from 'vitest'
import { loadList } from './list-address.ts'

const asked = vi.hoisted((): { query: object }[] => [])
vi.mock('../../../page/account/settle-call.ts', () => ({
  settleCall: async (_: string, question: { query: object }) => {
    asked.push(question)
    return { data: { list: [], total: 0, next: null } }
  },
}))

const load = loadList('GET /api/management/sign-in-log', { outcome: 'text', days: 'days' })

function questionAt(query: string) {
  load({ request: new Request(`http://portal.test/management/sign-in-log?${query}`) })
  return asked.at(-1)?.query
}

test('a list asks for one value of a filter as such, and for several as any of them [MGT-108]', () => {
  expect(questionAt('outcome=refused')).toMatchObject({ search: { outcome: 'refused' }, any_of: undefined })
  expect(questionAt('outcome=refused,signed_in&keyword=7')).toMatchObject({
    search: { keyword: '7' },
    any_of: { outcome: ['refused', 'signed_in'] },
  })
})

test('a list has pages of the offered sizes, and no numbered page beyond 2,000 rows [MGT-108]', () => {
  expect(questionAt('')).toMatchObject({ page: 1, size: 20 })
  expect(questionAt('page=100')).toMatchObject({ page: 100, size: 20 })
  expect(questionAt('page=100&size=50')).toMatchObject({ page: 40, size: 50 })
  expect(questionAt('size=1000')).toMatchObject({ page: 1, size: 20 })
})

test('a list that is read on asks from where the last answer ended, without a page number [MGT-108]', () => {
  expect(questionAt('after=abc&page=7')).toMatchObject({ after: 'abc', size: 20 })
  expect(questionAt('after=abc&page=7')).not.toHaveProperty('page')
})

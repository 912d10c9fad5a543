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

test('conditions and two orders of the address reach the question as they are meant [MGT-110] [MGT-111]', () => {
  const query =
    'outcome.is_not=refused,challenged&created_at.before=2026-11-01&cost.at_least=1.5&user_id.is=7&name.is=007&ended_at.empty=no'

  expect(questionAt(`${query}&order=outcome,-created_at`)).toMatchObject({
    where: {
      outcome: { is_not: ['refused', 'challenged'] },
      created_at: { before: '2026-11-01' },
      cost: { at_least: 1.5 },
      user_id: { is: [7] },
      name: { is: ['007'] },
      ended_at: { empty: false },
    },
    order_by: { outcome: 'asc', created_at: 'desc' },
  })
  expect(Object.keys((questionAt('order=outcome,-created_at,way') as { order_by: object }).order_by)).toEqual([
    'outcome',
    'created_at',
  ])
})

import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, givenAccount, type Portal, startPortal } from '../test/portal.ts'
import { lists } from './lists.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(administrator)
  const { db } = portal
  // Nine people, six of whom have signed in, two and two at the same moment.
  for (let n = 0; n < 9; n++) {
    const { user_id } = await givenAccount(db, { user_name: `paged ${n}` })
    const last = n < 6 ? sql`now() - ${Math.floor(n / 2)} * interval '1 day'` : sql`null`
    await sql`update account set last_sign_in_at = ${last} where user_id = ${user_id}`.execute(db)
  }
  await sql`
    insert into sign_in (user_id, way, outcome, network, created_at)
    select null, 'password', (array['signed_in', 'refused', 'too_often', 'challenged'])[1 + n % 4], '203.0.113.7',
      date_trunc('hour', now()) - (n / 3) * interval '1 minute'
    from generate_series(1, 40) as n`.execute(db)
})
afterAll(() => portal.close())

interface Asked {
  search?: object
  any_of?: object
  where?: object
  order_by?: object
  size?: number
  page?: number
  after?: string
}

function ask(path: string, { search = {}, any_of = {}, where = {}, order_by = {}, ...rest }: Asked) {
  const texts = Object.entries({ search, any_of, where, order_by }).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ])
  const query = new URLSearchParams([...texts, ...Object.entries(rest).map(([name, value]) => [name, String(value)])])
  return portal.get(`${path}?${query}`)
}

/** From answer to answer, to the end. */
async function readThrough(path: string, asked: Asked): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  let after: string | null | undefined
  do {
    const { code, data } = await ask(path, { ...asked, ...(after ? { after } : {}) })
    expect(code).toBe(0)
    rows.push(...data.list)
    after = data.next
  } while (after && rows.length < 1_000)
  return rows
}

const signIns = '/api/management/sign-in-log'
const users = '/api/management/users'
const feedback = '/api/management/feedbacks'

test.each(['asc', 'desc'])('a log that is read on gives every row once, ordered %s [MGT-108]', async (way) => {
  const order_by = { created_at: way }

  const whole = (await ask(signIns, { order_by, size: 100 })).data.list
  const readOn = await readThrough(signIns, { order_by, size: 7 })

  expect(whole.length).toBeGreaterThan(39)
  expect(readOn).toEqual(whole)
})

test.each(['asc', 'desc'])(
  'people who never signed in come last, and are read on as well, ordered %s [MGT-108]',
  async (way) => {
    const order_by = { last_sign_in_at: way }

    const whole = (await ask(users, { order_by, size: 100 })).data.list
    const readOn = await readThrough(users, { order_by, size: 2 })

    expect(whole.at(-1).last_sign_in_at).toBeNull()
    expect(readOn).toEqual(whole)
  },
)

test('a list with several values of a filter has the rows of each, in order and counted once [MGT-108]', async () => {
  const any_of = { outcome: ['refused', 'too_often'] }

  const { list, total } = (await ask(signIns, { any_of, size: 100 })).data
  const readOn = await readThrough(signIns, { any_of, size: 3 })

  expect(total).toBe(20)
  expect(new Set(list.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(any_of.outcome))
  expect(list.map(({ created_at }: { created_at: string }) => created_at)).toEqual(
    list
      .map(({ created_at }: { created_at: string }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect(readOn).toEqual(list)
})

test('several values of a filter find the rows of each in a list whose rows are read at once [MGT-108]', async () => {
  await sql`insert into feedback (content, state, created_at)
    select 'paged', (array['received', 'answered', 'in_work'])[1 + n % 3], now() - n * interval '1 minute'
    from generate_series(1, 12) as n`.execute(portal.db)
  const any_of = { state: ['received', 'in_work'] }

  const { list, total } = (await ask(feedback, { any_of, size: 100 })).data
  const readOn = await readThrough(feedback, { any_of, size: 3 })

  expect(total).toBe(8)
  expect(new Set(list.map(({ state }: { state: string }) => state))).toEqual(new Set(any_of.state))
  expect(readOn).toEqual(list)
})

test('a second page with several values follows the first [MGT-108]', async () => {
  const any_of = { outcome: ['refused', 'too_often'] }
  const whole = (await ask(signIns, { any_of, size: 20 })).data.list

  const second = (await ask(signIns, { any_of, size: 10, page: 2 })).data.list

  expect(second).toEqual(whole.slice(10))
})

test.each(['asc', 'desc'])(
  'a list that two columns order is read on to its end, the second %s [MGT-111]',
  async (way) => {
    const order_by = { last_sign_in_at: 'desc', user_name: way }

    const whole = (await ask(users, { order_by, size: 100 })).data.list
    const readOn = await readThrough(users, { order_by, size: 2 })

    const places = whole.map(({ last_sign_in_at, user_name }: Record<string, string>) => [last_sign_in_at, user_name])
    expect(places.at(-1)[0]).toBeNull()
    expect(readOn).toEqual(whole)
  },
)

test('a filter that is not one of its values finds all others, also in what is long [MGT-110]', async () => {
  const is_not = (await ask(signIns, { where: { outcome: { is_not: ['refused'] } }, size: 100 })).data
  const any_of = (await ask(signIns, { any_of: { outcome: ['signed_in', 'too_often', 'challenged'] }, size: 100 })).data

  expect(is_not.total).toBeGreaterThan(29)
  expect(is_not).toEqual(any_of)
})

test('a condition that does not fit its field, or that no row can fulfil, is refused as invalid input [MGT-110]', async () => {
  const wrong = [
    { created_at: { contains: '2026' } },
    { created_at: { before: 'soon' } },
    { user_name: { is: ['a'] } },
    { outcome: { is: ['refused'] } },
    { outcome: { is_not: ['nothing'] } },
    { nothing: { empty: true } },
  ]

  for (const where of wrong) {
    expect((await ask(signIns, { where })).code, JSON.stringify(where)).toBe(failures.invalid_input.code)
  }
  const where = { use_count: { at_least: 1e18 } }
  expect((await ask('/api/management/tags', { where })).code).toBe(failures.invalid_input.code)
})

test('a list with conditions is read on [MGT-110]', async () => {
  const where = { last_sign_in_at: { empty: true }, created_at: { after: '2020-01-01' } }

  const { list, total } = (await ask(users, { where, size: 100 })).data
  const readOn = await readThrough(users, { where, size: 2 })

  expect(total).toBeGreaterThan(2)
  expect(list.every((one: { last_sign_in_at: string | null }) => one.last_sign_in_at === null)).toBe(true)
  expect(readOn).toEqual(list)
})

test('a place that is no place is refused as invalid input, not as an error [MGT-108]', async () => {
  const place = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const wrong = [
    'x',
    place([[['created_at', 'asc', '2026-01-01']], ['1']]),
    place([[['created_at', 'desc', 'no moment']], ['1']]),
    place([[['created_at', 'desc', '2026-01-01']], ['no number']]),
    place([[['created_at', 'desc', '2026-01-01']], ['1', '2']]),
  ]

  for (const after of wrong) expect((await ask(signIns, { after })).code, after).toBe(failures.invalid_input.code)
})

test('a value that the filter does not know is refused among several as it is alone [MGT-108]', async () => {
  expect((await ask(signIns, { any_of: { outcome: ['refused', 'nothing'] } })).code).toBe(failures.invalid_input.code)
  expect((await ask(signIns, { any_of: { keyword: ['a', 'b'] } })).code).toBe(failures.invalid_input.code)
})

const everyOrder = Object.values(lists)
  .flat()
  .flatMap(({ endpoint }) => {
    const { options } = endpoint.query.shape.order_by.unwrap().out.keyType
    return options.map((column) => [endpoint.path, column] as const)
  })

/** Of each list two columns, the one that may have equals first. */
const everyPair = Object.values(lists)
  .flat()
  .flatMap(({ endpoint }) => {
    const [first, second] = endpoint.query.shape.order_by.unwrap().out.keyType.options.toReversed()
    return first && second ? [[endpoint.path, first, second] as const] : []
  })

test.each(everyPair)('%s is read on by %s and %s [MGT-111]', async (path, first, second) => {
  for (const way of ['asc', 'desc']) {
    const order_by = { [first]: 'desc', [second]: way }
    const whole = (await ask(path, { order_by, size: 100 })).data.list

    expect(await readThrough(path, { order_by, size: 5 })).toEqual(whole)
  }
})

test.each(everyOrder)('%s is read on by %s [MGT-108]', async (path, column) => {
  for (const way of ['asc', 'desc']) {
    const whole = (await ask(path, { order_by: { [column]: way }, size: 100 })).data.list

    expect(await readThrough(path, { order_by: { [column]: way }, size: 5 })).toEqual(whole)
  }
})

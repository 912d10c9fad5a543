import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { averageRating } from '../item/rating/rating.average.ts'

interface RatingMember {
  user_id: number
  headers: { authorization: string }
}

async function givenMember({ db }: Portal, user_name = '岚'): Promise<RatingMember> {
  const { user_id } = await givenAccount(db, { user_name })
  return { user_id, headers: await headersOf(db, user_id) }
}

async function headersOf(db: Portal['db'], user_id: number) {
  return { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
}

async function put(portal: Portal, url: string, payload: object, { headers }: Pick<RatingMember, 'headers'>) {
  return (await portal.send({ method: 'PUT', url, payload, headers })).json()
}

const rate = (portal: Portal, resource_id: number, stars: number, member: RatingMember, text = '') =>
  put(portal, `/api/resources/${resource_id}/rating`, { stars, text }, member)

async function givenDownload(portal: Portal, resource_id: number) {
  const member = await givenMember(portal)
  await portal.post(`/api/resources/${resource_id}/download`, {}, member.headers)
  return member
}

test('only people who downloaded a resource may rate it, and not their own', async () => {
  const portal = await startPortal()
  const { resource_id, owner_id } = await givenPublished(portal.platform)
  const stranger = await givenMember(portal)
  const author = { user_id: owner_id ?? 0, headers: await headersOf(portal.db, owner_id ?? 0) }
  await portal.post(`/api/resources/${resource_id}/download`, {}, author.headers)

  expect((await rate(portal, resource_id, 5, stranger)).code).toBe(failures.not_allowed.code)
  expect((await rate(portal, resource_id, 5, author)).code).toBe(failures.not_allowed.code)
  expect((await portal.get(`/api/resources/${resource_id}`)).data.rating).toBeNull()
})

test('ratings show on the page at once; rating again replaces what one said before', async () => {
  const portal = await startPortal()
  const { resource_id } = await givenPublished(portal.platform)
  const [one, two] = [await givenDownload(portal, resource_id), await givenDownload(portal, resource_id)]
  const read = async () => (await portal.get(`/api/resources/${resource_id}`)).data

  await rate(portal, resource_id, 1, one)
  await rate(portal, resource_id, 5, two)
  expect(await read()).toMatchObject({ rating_counts: [1, 0, 0, 0, 1], rating_count: 2, rating: 3.7 })

  await rate(portal, resource_id, 5, one, '改好了')
  expect(await read()).toMatchObject({ rating_counts: [0, 0, 0, 0, 2], rating_count: 2, rating: 4.3 })
  const mine = await portal.get(`/api/resources/${resource_id}/mine`, one.headers)
  expect(mine.data).toMatchObject({
    collected: false,
    downloaded_version: '1.0.0',
    rating: { stars: 5, text: '改好了' },
    is_owner: false,
  })
})

test('a person takes their rating back, once; what staff have hidden stays', async () => {
  const portal = await startPortal()
  const { resource_id } = await givenPublished(portal.platform)
  const [one, two] = [await givenDownload(portal, resource_id), await givenDownload(portal, resource_id)]
  const url = `/api/resources/${resource_id}/rating`
  const remove = async ({ headers }: RatingMember) =>
    (await portal.send({ method: 'DELETE', url, headers })).json().code
  await rate(portal, resource_id, 1, one, '装不上')
  await rate(portal, resource_id, 5, two)

  expect(await remove(one)).toBe(0)
  expect(await remove(one)).toBe(failures.not_found.code)
  const { data } = await portal.get(`/api/resources/${resource_id}`)
  expect(data).toMatchObject({ rating_counts: [0, 0, 0, 0, 1], rating_count: 1 })
  expect((await portal.get(`/api/resources/${resource_id}/mine`, one.headers)).data.rating).toBeNull()

  await portal.db.updateTable('item_rating').set({ hidden_at: new Date().toISOString() }).execute()
  expect(await remove(two)).toBe(failures.not_found.code)
})

test('many who rate at the same moment are all counted', async () => {
  const portal = await startPortal()
  const { resource_id } = await givenPublished(portal.platform)
  const members = []
  for (let n = 0; n < 12; n++) members.push(await givenDownload(portal, resource_id))

  await Promise.all(members.map((member, index) => rate(portal, resource_id, (index % 5) + 1, member)))

  const { data } = await portal.get(`/api/resources/${resource_id}`)
  expect(data).toMatchObject({ rating_counts: [3, 3, 2, 2, 2], rating_count: 12 })
})

test('what people say comes newest first; mine is marked, and the author may answer', async () => {
  const portal = await startPortal()
  const { resource_id, owner_id } = await givenPublished(portal.platform)
  const [one, two] = [await givenDownload(portal, resource_id), await givenDownload(portal, resource_id)]
  await rate(portal, resource_id, 4, one, '好用')
  await rate(portal, resource_id, 2, two, '不会装')
  const list = async (query = '') =>
    (await portal.get(`/api/resources/${resource_id}/ratings${query}`, one.headers)).data
  const [newest] = (await list()).list
  const address = `/api/ratings/${newest.rating_id}/answer`

  const refused = await put(portal, address, { text: '我也说一句' }, one)
  await put(portal, address, { text: '请看说明第二节' }, { headers: await headersOf(portal.db, owner_id ?? 0) })

  expect(refused.code).toBe(failures.not_allowed.code)
  expect(await list()).toMatchObject({
    total: 2,
    list: [
      { stars: 2, text: '不会装', answer: '请看说明第二节', mine: false, user_name: '岚' },
      { stars: 4, text: '好用', answer: null, mine: true },
    ],
  })
  expect((await list('?size=1&page=2')).list).toMatchObject([{ stars: 4 }])
})

test('stars without words are counted and not listed', async () => {
  const portal = await startPortal()
  const { resource_id } = await givenPublished(portal.platform)
  await rate(portal, resource_id, 5, await givenDownload(portal, resource_id))
  await rate(portal, resource_id, 4, await givenDownload(portal, resource_id), '好用')

  const { data } = await portal.get(`/api/resources/${resource_id}/ratings`)

  expect(data).toMatchObject({ total: 1, list: [{ stars: 4 }] })
  expect((await portal.get(`/api/resources/${resource_id}`)).data.rating_count).toBe(2)
})

test('the average leans on a few good ratings until there are many', () => {
  expect(averageRating([0, 0, 0, 0, 0])).toBe(0)
  expect(averageRating([0, 0, 0, 0, 1])).toBeCloseTo(4.17, 2)
  expect(averageRating([1, 0, 0, 0, 0])).toBe(3.5)
  expect(averageRating([0, 0, 0, 0, 500])).toBeGreaterThan(4.98)
  expect(averageRating([0, 0, 0, 0, 1])).toBeLessThan(averageRating([0, 0, 0, 4, 40]))
})

import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenApp } from '../../../test/given/app.ts'
import { givenPublished, givenVersion } from '../../../test/given/published.ts'
import { givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'

const ask = async (portal: Portal, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload: object = {}) =>
  (await portal.send({ method, url, payload })).json()

interface CollectedItem {
  item_id: number
  is_newer: boolean
}

async function listed(portal: Portal, search: object = {}): Promise<number[]> {
  const { data } = await portal.get(`/api/collection?search=${encodeURIComponent(JSON.stringify(search))}`)
  return data.list.map(({ item_id }: CollectedItem) => item_id)
}

/** Collected one after the other: the last stands first. */
async function collected(portal: Portal, count: number): Promise<number[]> {
  const item_ids: number[] = []
  for (let at = 0; at < count; at++) {
    const { resource_id } = await givenPublished(portal.platform, { title: { 'zh-CN': `第 ${at} 份`, en: `No ${at}` } })
    await ask(portal, 'PUT', `/api/resources/${resource_id}/collection`)
    item_ids.unshift(resource_id)
  }
  return item_ids
}

async function folderOf(portal: Portal, name: string, item_ids: number[]): Promise<number> {
  const { data } = await ask(portal, 'POST', '/api/collection/folders', { name })
  await ask(portal, 'POST', '/api/collection/items/move', { item_ids, folder_id: data.folder_id })
  return data.folder_id
}

test('the item collected last comes first until it is moved manually', async () => {
  const portal = await startPortal(someone)
  const [third, second, first] = await collected(portal, 3)
  expect(await listed(portal)).toEqual([third, second, first])

  await ask(portal, 'PUT', `/api/collection/items/${third}/place`, { side: 'after', of: first })
  expect(await listed(portal)).toEqual([second, first, third])
  await ask(portal, 'PUT', `/api/collection/items/${first}/place`, { side: 'before', of: second })
  expect(await listed(portal)).toEqual([first, second, third])
  await ask(portal, 'PUT', `/api/collection/items/${third}/place`, { side: 'before', of: second })

  expect(await listed(portal)).toEqual([first, third, second])
})

test('between two things there is always room: moving one to and fro hundreds of times keeps the order', async () => {
  const portal = await startPortal(someone)
  const [one, two, three] = await collected(portal, 3)
  let [middle, other] = [two, three]

  for (let turn = 0; turn < 120; turn++) {
    await ask(portal, 'PUT', `/api/collection/items/${other}/place`, { side: 'before', of: middle })
    expect(await listed(portal)).toEqual([one, other, middle])
    ;[middle, other] = [other, middle]
  }
})

test('folders hold a part of the collection; what was in a removed one stays collected', async () => {
  const portal = await startPortal(someone)
  const [third, second, first] = await collected(portal, 3)
  const folder_id = await folderOf(portal, '合同', [first ?? 0, second ?? 0])

  expect(await listed(portal, { folder_id })).toEqual([second, first])
  expect(await listed(portal, { folder_id: null })).toEqual([third])
  await ask(portal, 'PATCH', `/api/collection/folders/${folder_id}`, { name: '合同与用印' })
  expect((await portal.get('/api/collection/folders')).data).toEqual({
    list: [{ folder_id, name: '合同与用印', item_count: 2, is_shared: false }],
    all_count: 3,
    unfiled_count: 1,
  })

  await ask(portal, 'DELETE', `/api/collection/folders/${folder_id}`)
  expect(await listed(portal, { folder_id: null })).toEqual([third, second, first])
})

test('only the owner of a folder adds to it or shares it', async () => {
  const portal = await startPortal(someone)
  const [mine] = await collected(portal, 1)
  const { user_id } = await givenAccount(portal.db)
  const { rows } = await sql<{ folder_id: number }>`
    insert into collection_folder (user_id, name) values (${user_id}, '别人的') returning folder_id`.execute(portal.db)
  const theirs = `/api/collection/folders/${rows[0]?.folder_id}`

  const moved = await ask(portal, 'POST', '/api/collection/items/move', {
    item_ids: [mine],
    folder_id: rows[0]?.folder_id,
  })
  const answers = [
    moved,
    await ask(portal, 'PATCH', theirs, { name: '我的' }),
    await ask(portal, 'POST', `${theirs}/links`, { days: 1 }),
  ]

  expect(answers.map(({ code }) => code)).toEqual(Array(3).fill(failures.not_found.code))
  expect(await listed(portal, { folder_id: null })).toEqual([mine])
})

test('a note is kept with each, and found by its words as the title is in any language', async () => {
  const portal = await startPortal(someone)
  const [second, first] = await collected(portal, 2)
  await ask(portal, 'PUT', `/api/collection/items/${first}/note`, { note: ' 给财务部看 ' })
  const nobodys = await ask(portal, 'PUT', '/api/collection/items/999999/note', { note: 'x' })

  const { data } = await portal.get('/api/collection')

  expect(data.list.map(({ note }: { note: string }) => note)).toEqual(['', '给财务部看'])
  expect(await listed(portal, { keyword: '财务' })).toEqual([first])
  expect(await listed(portal, { keyword: 'no 1' })).toEqual([second])
  expect(await listed(portal, { keyword: '%' })).toEqual([])
  expect(nobodys.code).toBe(failures.not_found.code)
})

test('a version that came after collecting is marked, until it is taken', async () => {
  const portal = await startPortal(someone)
  const { resource_id } = await givenPublished(portal.platform)
  await ask(portal, 'PUT', `/api/resources/${resource_id}/collection`)
  const mark = async () => {
    const { list } = (await portal.get('/api/collection')).data
    return [list[0].version, list[0].is_newer]
  }
  expect(await mark()).toEqual(['1.0.0', false])

  await givenVersion(portal.platform, resource_id, { version: '1.1.0' })
  expect(await mark()).toEqual(['1.1.0', true])
  await portal.post(`/api/resources/${resource_id}/download`, {})

  expect(await mark()).toEqual(['1.1.0', false])
})

test('what was taken back stays listed with a mark, and leads nowhere', async () => {
  const portal = await startPortal(someone)
  const [resource_id] = await collected(portal, 1)
  const app_id = await givenApp(portal.db)
  await ask(portal, 'PUT', `/api/apps/${app_id}/collection`)
  await sql`update item set state = 'withdrawn' where item_id = ${resource_id}`.execute(portal.db)

  const { data } = await portal.get('/api/collection')

  expect(data.list).toMatchObject([
    { item_id: app_id, kind: 'app', state: 'published', address: `/app-store/${app_id}`, resource_type: null },
    { item_id: resource_id, kind: 'resource', state: 'withdrawn', address: null },
  ])
})

test('several are taken out at once, and counted no more; what is not there is left alone', async () => {
  const portal = await startPortal(someone)
  const [third, second, first] = await collected(portal, 3)
  await sql`update item set state = 'withdrawn' where item_id = ${second}`.execute(portal.db)

  const { data } = await ask(portal, 'POST', '/api/collection/items/remove', { item_ids: [first, second, 999_999] })
  const again = await ask(portal, 'POST', '/api/collection/items/remove', { item_ids: [first] })

  expect([data, again.data]).toEqual([{ removed: 2 }, { removed: 0 }])
  expect(await listed(portal)).toEqual([third])
  expect((await portal.get(`/api/resources/${first}`)).data.collect_count).toBe(0)
})

test('a long collection is read on from where the last answer ended, without gaps or repeats', async () => {
  const portal = await startPortal(someone)
  const item_ids = await collected(portal, 5)

  const first = (await portal.get('/api/collection?size=2')).data
  const second = (await portal.get(`/api/collection?size=2&after=${encodeURIComponent(first.next)}`)).data
  const third = (await portal.get(`/api/collection?size=2&after=${encodeURIComponent(second.next)}`)).data

  const read = [first, second, third].flatMap(({ list }) => list.map(({ item_id }: CollectedItem) => item_id))
  expect(read).toEqual(item_ids)
  expect([first.total, third.next]).toEqual([5, null])
  expect((await portal.get('/api/collection?after=nonsense')).code).toBe(failures.invalid_input.code)
})

const visitor = { authorization: '' }

test('a folder is read by its link without an account; notes only where their owner wants it', async () => {
  const portal = await startPortal(someone)
  const [second, first] = await collected(portal, 2)
  await ask(portal, 'PUT', `/api/collection/items/${first}/note`, { note: '先看这份' })
  const folder_id = await folderOf(portal, '新人必读', [first ?? 0, second ?? 0])
  await sql`update item set state = 'withdrawn' where item_id = ${second}`.execute(portal.db)
  const read = async (options: object) => {
    const { data } = await ask(portal, 'POST', `/api/collection/folders/${folder_id}/links`, { days: 30, ...options })
    return portal.get(`/api/shared-collections/${data.address.split('/').at(-1)}`, visitor)
  }

  const { data } = await read({})
  expect(data.folder).toMatchObject({ name: '新人必读', owner_name: 'someone', items: [{ item_id: first, note: '' }] })
  expect(data.folder.items).toHaveLength(1)

  expect((await read({ shows_notes: true })).data.folder.items).toMatchObject([{ note: '先看这份' }])
  expect((await portal.get('/api/collection/folders')).data.list).toMatchObject([{ is_shared: true }])
})

test('a link of a folder that is over, revoked or of a project opens no folder', async () => {
  const portal = await startPortal(someone)
  const folder_id = await folderOf(portal, '合同', await collected(portal, 1))
  const links = `/api/collection/folders/${folder_id}/links`
  const tokens: string[] = []
  const link_ids: number[] = []
  for (const _ of [1, 2, 3]) {
    const { data } = await ask(portal, 'POST', links, { days: 30 })
    tokens.push(data.address.split('/').at(-1))
    link_ids.push(data.link_id)
  }
  await ask(portal, 'DELETE', `${links}/${link_ids[0]}`)
  await sql`update share_link set expires_at = now() where link_id = ${link_ids[1]}`.execute(portal.db)
  const project = await portal.post('/api/projects', { title: '上线' })
  await sql`update share_link set folder_id = null, project_id = ${project.data.project_id}
    where link_id = ${link_ids[2]}`.execute(portal.db)

  for (const token of tokens) {
    expect((await portal.get(`/api/shared-collections/${token}`, visitor)).code).toBe(failures.not_found.code)
  }
  expect((await portal.get(links)).data.list).toEqual([])
})

test('a locked folder shows nothing before its password, and visits are counted once a day', async () => {
  const portal = await startPortal(someone)
  const folder_id = await folderOf(portal, '合同', await collected(portal, 1))
  const links = `/api/collection/folders/${folder_id}/links`
  const { data } = await ask(portal, 'POST', links, { days: null, password: 'bamboo' })
  const path = `/api/shared-collections/${data.address.split('/').at(-1)}`

  expect((await portal.get(path, visitor)).data).toEqual({ folder: null, expires_at: null })
  expect((await portal.post(`${path}/entry`, { password: 'wrong' }, visitor)).code).toBe(
    failures.wrong_credentials.code,
  )
  expect((await portal.post(`${path}/entry`, { password: 'bamboo' }, visitor)).data.folder.name).toBe('合同')
  for (const _ of [1, 2]) await portal.post(`${path}/visit`, {}, visitor)

  expect((await portal.get(links)).data.list).toMatchObject([{ visit_count: 1, has_password: true }])
  expect(JSON.stringify(portal.lines), 'the address of a link is in no log').not.toContain(path.split('/').at(-1))
})

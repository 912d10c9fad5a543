import { failures } from '@atrium/contract/errors'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audited } from '../../../../test/audited.ts'
import { givenKitResources, kitOf } from '../../../../test/given/kit.ts'
import { administrator, givenAccount, type Portal, someone, startPortal } from '../../../../test/portal.ts'

const address = '/api/management/kits'

async function put(portal: Portal, url: string, payload: object) {
  return (await portal.send({ method: 'PUT', url, payload })).json()
}

async function givenDraft(portal: Portal, changes: object = {}) {
  const ids = (await givenKitResources(portal)).map(({ resource_id }) => resource_id)
  const kit = kitOf(ids, changes)
  const { data } = await portal.post(address, kit)
  return { ids, kit, kit_id: data.kit_id as number }
}

const publish = (portal: Portal, kit_id: number, is_published = true) =>
  put(portal, `${address}/${kit_id}/state`, { is_published, reason: '开学前' })

test('staff put a kit together, publish it and take it back, and each step is in the audit log [KIT-02]', async () => {
  const portal = await startPortal(administrator)
  const { ids, kit, kit_id } = await givenDraft(portal)

  expect((await portal.get(`/api/kits/${kit.slug}`)).code).toBe(failures.not_found.code)
  expect((await publish(portal, kit_id)).code).toBe(0)
  expect((await portal.get(`/api/kits/${kit.slug}`)).data.resource_ids).toEqual(ids)

  const { updated_at: seen_at } = (await portal.get(`${address}/${kit_id}`)).data
  const items = kit.items.toReversed()
  expect((await put(portal, `${address}/${kit_id}`, { ...kit, items, seen_at })).code).toBe(0)
  expect((await portal.get(`/api/kits/${kit.slug}`)).data.resource_ids).toEqual(ids.toReversed())

  expect((await publish(portal, kit_id, false)).code).toBe(0)
  expect((await portal.get(`/api/kits/${kit.slug}`)).code).toBe(failures.not_found.code)

  const rows = await audited(portal.db, 'kit')
  expect(rows.map(({ call, subject_id, reason }) => [call, subject_id, reason])).toEqual([
    ['POST /api/management/kits', kit_id, null],
    ['PUT /api/management/kits/{kit_id}/state', kit_id, '开学前'],
    ['PUT /api/management/kits/{kit_id}', kit_id, null],
    ['PUT /api/management/kits/{kit_id}/state', kit_id, '开学前'],
  ])
  expect(rows[2]).toMatchObject({ before: { items: kit.items }, after: { items } })
})

test('only a whole kit is published: 8 items at least, and its texts in each language [KIT-02]', async () => {
  const portal = await startPortal(administrator)
  const { ids, kit, kit_id } = await givenDraft(portal)
  const refused = async (changes: object) => {
    const { data } = await portal.post(address, { ...kit, slug: `kit-${crypto.randomUUID()}`, ...changes })
    return publish(portal, data.kit_id)
  }
  const invalid = failures.invalid_input.code

  expect(await refused({ items: [], trial_id: null })).toMatchObject({ code: invalid })
  expect(await refused({ items: kit.items.slice(1), trial_id: null })).toMatchObject({ code: invalid })
  expect(await refused({ title: { 'zh-CN': '医院信息科' } })).toMatchObject({ code: invalid })
  await sql`update item set state = 'withdrawn' where item_id = any(${ids})`.execute(portal.db)
  expect((await publish(portal, kit_id)).code).toBe(invalid)
})

test('a published kit stays whole when it is saved [KIT-02]', async () => {
  const portal = await startPortal(administrator)
  const { kit, kit_id } = await givenDraft(portal)
  await publish(portal, kit_id)
  const { updated_at: seen_at } = (await portal.get(`${address}/${kit_id}`)).data
  const save = async (changes: object) =>
    (await put(portal, `${address}/${kit_id}`, { ...kit, seen_at, ...changes })).code

  expect(await save({ items: kit.items.slice(1), trial_id: null })).toBe(failures.invalid_input.code)
  expect(await save({ lead: {} })).toBe(failures.invalid_input.code)
  expect(await save({ position: 20 })).toBe(0)
})

test('lists are narrowed to a kit and count it while it is published, with the items it has then [KIT-03]', async () => {
  const portal = await startPortal(administrator)
  const { ids, kit, kit_id } = await givenDraft(portal)
  const [other] = await givenKitResources(portal)
  const listed = async (slug = kit.slug) => {
    const search = encodeURIComponent(JSON.stringify({ kits: [slug] }))
    const { data } = await portal.get(`/api/resources?size=20&search=${search}`)
    return data.list.map(({ resource_id }: { resource_id: number }) => resource_id).toSorted()
  }
  const counted = async () => (await portal.get('/api/resources/facets')).data.kits
  const save = async (changes: object) => {
    const { updated_at: seen_at } = (await portal.get(`${address}/${kit_id}`)).data
    expect((await put(portal, `${address}/${kit_id}`, { ...kit, seen_at, ...changes })).code).toBe(0)
  }
  const namedBy = async (resource_id = 0) => (await portal.get(`/api/resources/${resource_id}`)).data.kits
  expect([await listed(), await counted()]).toEqual([[], []])
  expect(await namedBy(ids[0])).toEqual([])

  await publish(portal, kit_id)
  expect(await listed()).toEqual(ids.toSorted())
  expect(await namedBy(ids[0])).toEqual([{ slug: kit.slug, title: '医院信息科' }])
  expect(await counted()).toEqual([{ slug: kit.slug, title: '医院信息科', total: 8 }])

  const items = [...kit.items.slice(1), { resource_id: other?.resource_id, matter: {} }]
  await save({ items, trial_id: null })
  expect(await listed()).toEqual([...ids.slice(1), other?.resource_id].toSorted())

  const slug = `renamed-${kit.slug}`
  await save({ items, trial_id: null, slug })
  expect([await listed(), (await listed(slug)).length]).toEqual([[], 8])
  expect(await counted()).toEqual([{ slug, title: '医院信息科', total: 8 }])

  await publish(portal, kit_id, false)
  expect([await listed(slug), await counted()]).toEqual([[], []])
})

test('a kit refuses an address that is taken, an item twice, a draft, and a trial that is not in it', async () => {
  const portal = await startPortal(administrator)
  const { kit, ids } = await givenDraft(portal)
  const fresh = () => ({ ...kit, slug: `kit-${crypto.randomUUID()}` })
  const invalid = failures.invalid_input.code

  expect((await portal.post(address, kit)).code).toBe(invalid)
  expect((await portal.post(address, { ...fresh(), slug: 'Not a slug' })).code).toBe(invalid)
  expect((await portal.post(address, { ...fresh(), items: [kit.items[0], kit.items[0]] })).code).toBe(invalid)
  expect((await portal.post(address, { ...fresh(), items: kit.items.slice(1) })).code).toBe(invalid)
  await sql`update item set state = 'draft' where item_id = ${ids[0]}`.execute(portal.db)
  expect((await portal.post(address, fresh())).code).toBe(invalid)
})

test('a kit that somebody else has saved is not written over', async () => {
  const portal = await startPortal(administrator)
  const { kit, kit_id } = await givenDraft(portal)
  const { updated_at: seen_at } = (await portal.get(`${address}/${kit_id}`)).data
  const save = (title: string) =>
    put(portal, `${address}/${kit_id}`, { ...kit, seen_at, title: { ...kit.title, 'zh-CN': title } })

  expect((await save('一')).code).toBe(0)
  expect((await save('二')).code).toBe(failures.conflict.code)
})

test('kits are edited by those who may open the screen of the home page [KIT-02]', async () => {
  const portal = await startPortal()
  const staff = await portal.signedInAs(await givenAccount(portal.db, administrator))
  const member = await portal.signedInAs(await givenAccount(portal.db, someone))
  const seenWith = async (menus: number[]) => {
    await portal.db.updateTable('role').set({ menus }).where('role_id', '=', 3).execute()
    return (await staff.get(address)).code
  }

  expect((await portal.get(address)).code).toBe(failures.not_logged_in.code)
  expect((await member.get(address)).code).toBe(failures.not_allowed.code)
  expect(await seenWith([managementScreens.announcements])).toBe(failures.not_allowed.code)
  expect(await seenWith([managementScreens.home_page])).toBe(0)
})

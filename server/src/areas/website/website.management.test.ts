import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPicture } from '../../../test/given/picture.ts'
import { givenStoredFile } from '../../../test/given/stored-file.ts'
import { administrator, givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { broadcastAnnouncement } from './website.announcement-broadcast.ts'

const minute = 60_000
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

const banner = {
  is_shown: true,
  position: 12,
  starts_at: null,
  ends_at: null,
  link: '/case',
  picture_id: null,
  title: { 'zh-CN': '年度大会', en: 'The yearly meeting' },
  lead: {},
  link_name: { 'zh-CN': '报名' },
}

async function put(portal: Portal, url: string, payload: object) {
  return (await portal.send({ method: 'PUT', url, payload })).json()
}

async function kindsShown({ get }: Portal): Promise<string[]> {
  return (await get('/api/home-page')).data.blocks.map(({ kind }: { kind: string }) => kind)
}

async function audited({ db }: Portal) {
  return db.selectFrom('audit').selectAll().orderBy('audit_id', 'desc').executeTakeFirst()
}

test('a banner stands where staff put it, between its first and its last moment [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.post('/api/management/home-blocks', banner)
  const url = `/api/management/home-blocks/${data.home_block_id}`

  expect((await kindsShown(portal)).slice(0, 3)).toEqual(['hero', 'banner', 'kits'])
  expect(await audited(portal)).toMatchObject({ subject: 'home_block', subject_id: data.home_block_id, before: null })

  for (const [starts_at, ends_at] of [
    [fromNow(minute), null],
    [fromNow(-2 * minute), fromNow(-minute)],
  ]) {
    const { updated_at } = (await portal.get(url)).data
    expect(await put(portal, url, { ...banner, starts_at, ends_at, seen_at: updated_at })).toMatchObject({ code: 0 })
    expect(await kindsShown(portal)).not.toContain('banner')
  }

  const ahead = `/api/management/home-page/preview?home_block_id=${data.home_block_id}`
  expect((await portal.get(ahead)).data.blocks[1]).toMatchObject({ kind: 'banner', title: '年度大会', link: '/case' })
})

test('a stale form is refused, and so is a removed section [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.get('/api/management/home-blocks')
  const [hero, kits] = data.list
  const url = `/api/management/home-blocks/${hero.home_block_id}`
  const changed = { ...banner, is_shown: false, seen_at: hero.updated_at }

  expect((await put(portal, url, changed)).code).toBe(0)
  expect((await put(portal, url, changed)).code).toBe(failures.conflict.code)
  expect((await portal.post(`${url}/removal`, { reason: '不要了' })).code).toBe(failures.not_allowed.code)
  expect((await kindsShown(portal))[0]).toBe('kits')

  const ids = data.list.map(({ home_block_id }: { home_block_id: number }) => home_block_id)
  const order = '/api/management/home-blocks/order'
  expect((await put(portal, order, { home_block_ids: [kits.home_block_id] })).code).toBe(failures.conflict.code)
  expect((await put(portal, order, { home_block_ids: ids.toReversed() })).code).toBe(0)
  expect(await kindsShown(portal)).toEqual(['downloads', 'videos', 'cases', 'knowledge', 'rankings', 'news', 'kits'])
})

test('a banner shows a picture that lies in the open, and lets go of the one before [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform, user_id } = portal
  const given = { user_id: user_id ?? 0, file_name: '大会.png', content_type: 'image/png' }
  const [hidden, first] = [
    await givenStoredFile(platform, given),
    await givenStoredFile(platform, { ...given, public: true }),
  ]
  await sql`update file set kind = 'image'`.execute(db)

  const create = (picture_id: number) => portal.post('/api/management/home-blocks', { ...banner, picture_id })
  expect((await create(hidden.file_id)).code).toBe(failures.invalid_input.code)
  const { data } = await create(first.file_id)
  expect((await portal.get('/api/home-page')).data.blocks[1].picture).toContain(`/file/public/${first.file_id}/`)

  await portal.post(`/api/management/home-blocks/${data.home_block_id}/removal`, { reason: '会开完了' })
  const file = await db.selectFrom('file').select('claimed_at').where('file_id', '=', first.file_id).executeTakeFirst()
  expect(file?.claimed_at).toBeNull()
  expect(await audited(portal)).toMatchObject({ reason: '会开完了', after: null })
})

const announcement = {
  kind: 'warning',
  audience: 'everyone',
  link: '',
  ends_at: null,
  tells: false,
  title: { 'zh-CN': '今晚维护', en: 'Maintenance tonight' },
  text: {},
}

test('an announcement is read by those it is for, until it is ended with a reason [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const announce = async (given: object) =>
    (await portal.post('/api/management/announcements', { ...announcement, starts_at: fromNow(-minute), ...given }))
      .data.announcement_id
  const forAll = await announce({})
  const forSome = await announce({ audience: 'signed_in', kind: 'notice' })
  await announce({ starts_at: fromNow(minute) })
  const read = async (headers = {}) =>
    (await portal.get('/api/announcements', headers)).data.list.map(
      ({ announcement_id }: { announcement_id: number }) => announcement_id,
    )

  expect(await read()).toEqual([forAll, forSome])
  expect(await read({ authorization: '' })).toEqual([forAll])
  expect((await portal.get('/api/website')).data.announcement_ids).toEqual([forAll, forSome])

  expect((await put(portal, `/api/management/announcements/${forAll}/end`, { reason: '提前完成' })).code).toBe(0)
  expect(await read()).toEqual([forSome])
  expect(await audited(portal)).toMatchObject({ subject_id: forAll, reason: '提前完成' })
})

test('an announcement notifies every account once if its author wants it [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  await givenAccount(portal.db, someone)
  const { data } = await portal.post('/api/management/announcements', {
    ...announcement,
    link: '/download',
    starts_at: fromNow(-minute),
    tells: true,
  })

  expect(await broadcastAnnouncement(portal.db, data.announcement_id)).toBe(2)
  expect(await broadcastAnnouncement(portal.db, data.announcement_id)).toBe(0)

  const { list } = (await portal.get('/api/notices')).data
  expect(list).toMatchObject([{ kind: 'announcement', title: '今晚维护', address: '/download' }])
})

test('languages are hidden, the default one is not; a stale form is refused [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const url = '/api/management/settings'
  const settings = {
    platform_title: { 'zh-CN': '中庭二号' },
    office_site: '',
    languages: ['zh-CN', 'en'],
    logo_id: null,
    logo_dark_id: null,
    favicon_id: null,
    accent: '',
    seen_at: null,
  }

  expect((await put(portal, url, { ...settings, languages: ['en'] })).code).toBe(failures.invalid_input.code)
  expect((await put(portal, url, settings)).code).toBe(0)
  expect((await put(portal, url, settings)).code).toBe(failures.conflict.code)

  expect((await portal.get('/api/website')).data).toMatchObject({
    platform_title: '中庭二号',
    languages: ['zh-CN', 'en'],
  })
  expect(await audited(portal)).toMatchObject({ subject: 'website', after: { languages: ['zh-CN', 'en'] } })
})

test('logo, favicon and accent colour are settings that visitors receive, and can be reset [HDR-18]', async () => {
  const portal = await startPortal(administrator)
  const url = '/api/management/settings'
  const pictures = await Promise.all(
    [1, 2, 3].map(() => givenPicture(portal.platform, portal.user_id, { public: true })),
  )
  const [logo_id, logo_dark_id, favicon_id] = pictures.map(({ file_id }) => file_id)
  const settings = { platform_title: {}, office_site: '', languages: ['zh-CN', 'zh-TW', 'en'], seen_at: null }

  const branded = { ...settings, logo_id, logo_dark_id, favicon_id, accent: '#1F4FD8' }
  expect((await put(portal, url, branded)).code).toBe(0)

  const { brand } = (await portal.get('/api/website')).data
  expect(brand).toEqual({
    logo: `/file/public/${logo_id}/image-320.webp`,
    logo_dark: `/file/public/${logo_dark_id}/image-320.webp`,
    favicon: `/file/public/${favicon_id}/image-320.webp`,
    accent: '#1f4fd8',
  })
  const served = await portal.send({ method: 'GET', url: brand.logo })
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(served.headers['cache-control']).toContain('immutable')

  const { updated_at } = (await portal.get(url)).data
  const without = { logo_id: null, logo_dark_id: null, favicon_id: null, accent: '' }
  expect((await put(portal, url, { ...settings, ...without, seen_at: updated_at })).code).toBe(0)
  const none = { logo: null, logo_dark: null, favicon: null, accent: null }
  expect((await portal.get('/api/website')).data.brand).toEqual(none)
  const claimed = await portal.db.selectFrom('file').select('file_id').where('claimed_at', 'is not', null).execute()
  expect(claimed, 'are swept').toEqual([])
})

test.for([
  ['a colour by name', { accent: 'red' }],
  ['a style rule', { accent: '#000;} body{display:none' }],
  ['a picture of nobody', { favicon_id: 987_654 }],
] as const)('the brand is refused with %s [HDR-18]', async ([, given]) => {
  const portal = await startPortal(administrator)
  const none = { logo_id: null, logo_dark_id: null, favicon_id: null, accent: '' }
  const settings = { platform_title: {}, office_site: '', languages: ['zh-CN'], seen_at: null, ...none, ...given }

  expect((await put(portal, '/api/management/settings', settings)).code).not.toBe(0)
  expect((await portal.get('/api/website')).data.brand.accent).toBeNull()
})

const provider = {
  code: 'campus-two',
  name: '校园二',
  issuer: 'https://id.example.com',
  client_id: 'portal',
  scope: 'openid profile',
  client_secret: 'a-long-secret-of-the-house',
}

test('the secret of a provider is write-only, and a new issuer needs it again [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.post('/api/management/providers', provider)
  const url = `/api/management/providers/${data.provider_id}`
  const { code, client_secret, ...edited } = provider

  const read = (await portal.get(url)).data
  expect(read.secret).toEqual({ is_set: true, ending: 'ouse' })
  const moved = { ...edited, issuer: 'https://evil.example.com', client_secret: null, seen_at: read.updated_at }
  expect(await put(portal, url, moved)).toMatchObject({ code: failures.invalid_input.code })
  expect(await put(portal, url, { ...moved, issuer: edited.issuer, name: '校园三' })).toMatchObject({ code: 0 })
  expect((await portal.get('/api/users/oauth/providers')).data.list).toEqual([{ type: code, name: '校园三' }])
  expect(await put(portal, `${url}/state`, { is_on: false, reason: '换了新的' })).toMatchObject({ code: 0 })
  expect((await portal.get('/api/users/oauth/providers')).data.list).toEqual([])

  const everything = await Promise.all(
    ['', `/${data.provider_id}`].map((path) => portal.get(`/api/management/providers${path}`)),
  )
  const audit = await portal.db.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify([everything, audit, portal.lines])).not.toContain(client_secret)
  const { rows } = await sql<{
    stored: string
  }>`select encode(client_secret, 'escape') as stored from provider`.execute(portal.db)
  expect(rows[0]?.stored).not.toContain(client_secret)
})

test('the board says which texts are missing in which language, and names them [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  await sql`insert into item (kind, title, summary, state, published_at)
    values ('case', '{"zh-CN": "只有中文"}', '{}', 'published', now()),
      ('case', '{"zh-CN": "都有", "zh-TW": "都有", "en": "All"}', '{}', 'published', now())`.execute(portal.db)

  const { list } = (await portal.get('/api/management/parity')).data
  const lacking = { 'zh-CN': 0, 'zh-TW': 1, en: 1 }
  expect(list).toContainEqual({ kind: 'case', part: 'title', total: 2, lacking, is_more: false })
  const found = await portal.get('/api/management/parity/case?part=title&language=en')
  expect(found.data.list).toMatchObject([{ title: '只有中文' }])
})

test('zero-result searches are listed, most frequent first [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  await sql`insert into search_word (day, question, language, asked, in_vain, clicked)
    select portal_day() - ago, question, 'zh-CN', 9, in_vain, 0
    from generate_series(0, 1) as ago, (values ('饮水机', 4), ('报修', 0), ('车位', 2)) as asked (question, in_vain)`.execute(
    portal.db,
  )

  const { list } = (await portal.get('/api/management/synonyms/vain-searches')).data
  expect(list.map(({ question, in_vain }: { question: string; in_vain: number }) => [question, in_vain])).toEqual([
    ['饮水机', 8],
    ['车位', 4],
  ])
})

test('website settings cannot be read or changed without their screens [ACC-03]', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, someone)
  const { token } = await givenSession(portal.db, user_id)
  const headers = { authorization: `Bearer ${token}` }

  for (const path of ['home-blocks', 'announcements', 'settings', 'providers', 'parity', 'home-page/preview']) {
    expect((await portal.get(`/api/management/${path}`, headers)).code).toBe(failures.not_allowed.code)
  }
})

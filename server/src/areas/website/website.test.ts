import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, someone, startPortal } from '../../../test/portal.ts'

const noBrand = { logo: null, logo_dark: null, favicon: null, accent: null }

test('before anything is decided the site speaks from its environment', async () => {
  const { get } = await startPortal(null, {
    config: { BRAND_NAME_ZH_CN: '办公之家', OFFICE_SITE: 'https://office.example.com', PRODUCTS: ['oa'] },
  })

  expect((await get('/api/website')).data).toMatchObject({
    platform_title: '办公之家',
    office_site: 'https://office.example.com',
    brand: noBrand,
    languages: ['zh-CN', 'zh-TW', 'en'],
    announcement_ids: [],
    products: [{ product_code: 'oa', product_name: 'oa' }],
  })
  const { data } = await get('/api/home-page')
  expect(data.hot_searches).toEqual([])
  expect(data.blocks.map(({ kind }: { kind: string }) => kind)).toEqual([
    'hero',
    'kits',
    'news',
    'rankings',
    'knowledge',
    'cases',
    'videos',
    'downloads',
  ])
})

test('what is decided in the portal goes before the environment, in the language of the reader', async () => {
  const { db, get } = await startPortal(null, { config: { BRAND_NAME_ZH_CN: '办公之家' } })
  await sql`insert into setting (name, value) values
    ('platform_title', '{"zh-CN": "中庭", "en": "Atrium"}'),
    ('office_site', '"https://new.example.com"'),
    ('languages', '["zh-CN", "en"]'),
    ('hot_searches', '[{"zh-CN": "请假单", "en": "Leave"}, {"zh-CN": "值班表", "en": "Rota"}]')`.execute(db)
  await sql`insert into product (code, name, description, icon)
    values ('office', '{"zh-CN": "办公系统", "en": "Office"}', '{}', 'suite')`.execute(db)
  const english = { 'accept-language': 'en' }

  expect((await get('/api/website', english)).data).toMatchObject({
    platform_title: 'Atrium',
    office_site: 'https://new.example.com',
    brand: noBrand,
    languages: ['zh-CN', 'en'],
    announcement_ids: [],
    products: [{ product_code: 'office', product_name: 'Office' }],
  })
  expect((await get('/api/home-page', english)).data.hot_searches).toEqual(['Leave', 'Rota'])
})

test('the home page names the flows its hero draws, as long as they are published and official [FLW-06]', async () => {
  const { db, get, platform } = await startPortal()
  const named = async () => {
    await platform.cache.invalidate('website')
    return (await get('/api/home-page')).data.trials
  }
  const published = (slug: string) =>
    db
      .insertInto('item')
      .values({
        kind: 'resource',
        type: 'flow',
        slug,
        title: '{}',
        summary: '{}',
        official: true,
        state: 'published',
        published_at: sql`now()`,
      })
      .returning('item_id')
      .executeTakeFirstOrThrow()
  expect(await named()).toEqual([])

  const { item_id: leave } = await published('leave-approval')
  const { item_id: expense } = await published('f02')
  expect(await named()).toEqual([
    { code: 'expense', resource_id: expense },
    { code: 'leave', resource_id: leave },
  ])

  await db.updateTable('item').set({ state: 'withdrawn' }).where('item_id', '=', expense).execute()
  expect(await named()).toEqual([{ code: 'leave', resource_id: leave }])
})

test('a browser reports a missing translation file, and it is logged without any text of its own [ERR-08b]', async () => {
  const { post, lines } = await startPortal()
  const address = '/api/website/missing-translations'

  expect((await post(address, { module: 'download', language: 'en' })).code).toBe(0)
  expect((await post(address, { module: '../../secret', language: 'en' })).code).toBe(20001)

  const logged = lines.filter(({ msg }) => msg === 'translation file missing')
  expect(logged).toEqual([expect.objectContaining({ level: 'error', module: 'download', language: 'en' })])
})

test('menu items are data: names in the language of the reader, addresses, and ids 10 to 18 [HDR-17]', async () => {
  const { db, get } = await startPortal(administrator)
  await sql`update menu_item set menu_name = '{"zh-CN": "素材", "en": "Library"}' where code = 'resource'`.execute(db)

  const { menu_items } = (await get('/api/website', { 'accept-language': 'en' })).data

  expect(menu_items.map(({ menu_id }: { menu_id: number }) => menu_id)).toEqual([
    10,
    null,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
  ])
  expect(menu_items[2]).toEqual({ code: 'resource', menu_id: 11, menu_name: 'Library', url: '/resource' })
  expect(menu_items[6]).toEqual({ code: 'project', menu_id: 15, menu_name: 'Projects', url: '/project' })
})

test('menu items a person cannot open are not delivered to them [HDR-17]', async () => {
  const { db, user_id, get } = await startPortal(someone)
  const codes = async () =>
    (await get('/api/website')).data.menu_items.map(({ code }: { code: string }) => code).join(' ')
  expect(await codes()).toBe('download app-store resource knowledge case video project person-center feedback')

  await sql`update account set own_menus = '{10,16}' where user_id = ${user_id}`.execute(db)

  expect(await codes()).toBe('download app-store person-center')
})

import { sql } from 'kysely'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

const block = {
  is_shown: true,
  position: 5,
  starts_at: null,
  ends_at: null,
  link: '',
  picture_id: null,
  title: { 'zh-CN': '横幅' },
  lead: {},
  link_name: {},
}
const announcement = {
  kind: 'notice',
  audience: 'everyone',
  link: '',
  ends_at: null,
  tells: false,
  title: { 'zh-CN': '公告' },
  text: {},
  starts_at: '2026-01-01T00:00:00.000Z',
}
const provider = {
  name: '校园',
  issuer: 'https://id.example.com',
  client_id: 'portal',
  scope: 'openid',
  client_secret: 'kept-by-the-house-alone',
}

async function givenBlock({ get, post }: Portal) {
  const { home_block_id } = (await post('/api/management/home-blocks', block)).data
  const { updated_at } = (await get(`/api/management/home-blocks/${home_block_id}`)).data
  return { home_block_id, updated_at }
}

async function givenAnnouncement({ get, post }: Portal) {
  const { announcement_id } = (await post('/api/management/announcements', announcement)).data
  const { updated_at } = (await get(`/api/management/announcements/${announcement_id}`)).data
  return { announcement_id, updated_at }
}

async function givenProvider({ db, get, post }: Portal) {
  await sql`delete from provider`.execute(db)
  const { provider_id } = (await post('/api/management/providers', { ...provider, code: 'campus-two' })).data
  const { updated_at } = (await get(`/api/management/providers/${provider_id}`)).data
  return { provider_id, updated_at }
}

const noBrand = { logo_id: null, logo_dark_id: null, favicon_id: null, accent: '#1f4fd8' }

export const websiteSamples = {
  'POST /api/website/missing-translations': async () => ({ payload: { module: 'common', language: 'en' } }),
  'POST /api/management/home-blocks': async () => ({ payload: block }),
  'PUT /api/management/home-blocks/{home_block_id}': async (portal) => {
    const { home_block_id, updated_at } = await givenBlock(portal)
    return { params: { home_block_id }, payload: { ...block, position: 6, seen_at: updated_at } }
  },
  'POST /api/management/home-blocks/{home_block_id}/removal': async (portal) => {
    const { home_block_id } = await givenBlock(portal)
    return { params: { home_block_id }, payload: { reason: '会开完了' } }
  },
  'PUT /api/management/home-blocks/order': async ({ db }) => {
    const blocks = await db.selectFrom('home_block').select('home_block_id').execute()
    return { payload: { home_block_ids: blocks.map(({ home_block_id }) => home_block_id) } }
  },
  'PUT /api/management/hot-searches': async ({ get }) => {
    const { updated_at } = (await get('/api/management/hot-searches')).data
    return { payload: { hot_searches: [{ 'zh-CN': '请假单' }], seen_at: updated_at } }
  },
  'POST /api/management/announcements': async () => ({ payload: announcement }),
  'PUT /api/management/announcements/{announcement_id}': async (portal) => {
    const { announcement_id, updated_at } = await givenAnnouncement(portal)
    return { params: { announcement_id }, payload: { ...announcement, kind: 'warning', seen_at: updated_at } }
  },
  'PUT /api/management/announcements/{announcement_id}/end': async (portal) => {
    const { announcement_id } = await givenAnnouncement(portal)
    return { params: { announcement_id }, payload: { reason: '提前完成' } }
  },
  'PUT /api/management/settings': async ({ get }) => {
    const { updated_at } = (await get('/api/management/settings')).data
    const decided = { platform_title: { 'zh-CN': '中庭二号' }, office_site: '', languages: ['zh-CN', 'en'], ...noBrand }
    return { payload: { ...decided, seen_at: updated_at } }
  },
  'POST /api/management/providers': async ({ db }) => {
    await sql`delete from provider`.execute(db)
    return { payload: { ...provider, code: 'campus-two' } }
  },
  'PUT /api/management/providers/{provider_id}': async (portal) => {
    const { provider_id, updated_at } = await givenProvider(portal)
    return { params: { provider_id }, payload: { ...provider, name: '校园三', seen_at: updated_at } }
  },
  'PUT /api/management/providers/{provider_id}/state': async (portal) => {
    const { provider_id } = await givenProvider(portal)
    return { params: { provider_id }, payload: { is_on: false, reason: '换了新的' } }
  },
  'PUT /api/search/synonyms': async ({ get }) => {
    const { updated_at } = (await get('/api/search/synonyms')).data
    return { payload: { sets: [['茶水间', '开水房']], seen_at: updated_at } }
  },
} satisfies CallSamples

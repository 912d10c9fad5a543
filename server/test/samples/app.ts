import { sql } from 'kysely'
import { givenApp, givenCategory, givenPublisher } from '../given/app.ts'
import { givenAccount, type Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

const reason = '不再维护'
const name = { 'zh-CN': '门禁与访客', en: 'Doors' }

async function seenAt({ db }: Portal, table: 'item' | 'app_category' | 'publisher', column: string, id: number) {
  const { rows } = await sql<{ updated_at: string }>`
    select updated_at from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
  return rows[0]?.updated_at
}

export const appSamples = {
  'PUT /api/management/apps/{app_id}': async (portal) => {
    const app_id = await givenApp(portal.db)
    const seen_at = await seenAt(portal, 'item', 'item_id', app_id)
    return {
      params: { app_id },
      payload: { app_category_id: await givenCategory(portal.db, '行政'), official: true, seen_at },
    }
  },
  'PUT /api/management/apps/{app_id}/featured': async ({ db }) => ({
    params: { app_id: await givenApp(db) },
    payload: { featured: { title: { 'zh-CN': '本月推荐' }, text: { 'zh-CN': '拍照即填' } }, reason: '九月活动' },
  }),
  'PUT /api/management/apps/{app_id}/state': async ({ db }) => ({
    params: { app_id: await givenApp(db) },
    payload: { state: 'withdrawn', reason },
  }),
  'POST /api/installations/{installation_id}/decision': async ({ db }) => {
    const app_id = await givenApp(db)
    const { user_id } = await givenAccount(db)
    const { rows } = await sql<{ installation_id: number }>`
      insert into app_installation (item_id, app_version_id, user_id, product_version)
      select item_id, app_version_id, ${user_id}, '10.2' from app where item_id = ${app_id}
      returning installation_id`.execute(db)
    return { params: { installation_id: rows[0]?.installation_id ?? 0 }, payload: { state: 'accepted' } }
  },
  'POST /api/management/app-categories': async () => ({ payload: { code: 'doors', name, position: 3 } }),
  'PUT /api/management/app-categories/{app_category_id}': async (portal) => {
    const app_category_id = await givenCategory(portal.db)
    const seen_at = await seenAt(portal, 'app_category', 'app_category_id', app_category_id)
    return { params: { app_category_id }, payload: { name, position: 4, seen_at } }
  },
  'POST /api/management/app-categories/{app_category_id}/removal': async ({ db }) => ({
    params: { app_category_id: await givenCategory(db, '没有应用') },
    payload: { reason },
  }),
  'PUT /api/management/app-publishers/{publisher_id}': async (portal) => {
    const publisher_id = await givenPublisher(portal.db)
    const seen_at = await seenAt(portal, 'publisher', 'publisher_id', publisher_id)
    return {
      params: { publisher_id },
      payload: { name, about: { 'zh-CN': '做门的人' }, website: null, official: false, seen_at },
    }
  },
  'PUT /api/management/app-publishers/{publisher_id}/verification': async ({ db }) => ({
    params: { publisher_id: await givenPublisher(db) },
    payload: { verified: true, reason: '营业执照已核对' },
  }),
} satisfies CallSamples

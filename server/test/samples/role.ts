import type { Db } from '../../src/platform/db/db.ts'
import { type CallSamples, newCode } from './samples.ts'

const form = { code: 'editor', name: { 'zh-CN': '编辑' }, menus: [10] }

const givenRole = (db: Db) =>
  db
    .insertInto('role')
    .values({ ...form, code: newCode(), name: JSON.stringify(form.name) })
    .returning(['role_id', 'code', 'updated_at'])
    .executeTakeFirstOrThrow()

export const roleSamples = {
  'POST /api/management/roles': async () => ({ payload: form }),
  'PUT /api/management/roles/{role_id}': async ({ db }) => {
    const { role_id, code, updated_at } = await givenRole(db)
    return { params: { role_id }, payload: { ...form, code, menus: [10, 11], seen_at: updated_at } }
  },
  'POST /api/management/roles/{role_id}/removal': async ({ db }) => {
    const { role_id } = await givenRole(db)
    return { params: { role_id }, payload: { reason: '合并' } }
  },
} satisfies CallSamples

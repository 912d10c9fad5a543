import { sql } from 'kysely'
import { givenImport, givenRows } from '../given/import.ts'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

const rows = 'code,name_en\ntea,Tea\n'

async function givenExport({ db, user_id }: Portal): Promise<number> {
  const made = await sql<{ export_id: number }>`
    insert into list_export (user_id, screen, format, language, wish) values (${user_id}, 'users', 'csv', 'en', '{}')
    returning export_id`.execute(db)
  return made.rows[0]?.export_id ?? 0
}

export const transferSamples = {
  'POST /api/management/screens/{screen}/exports': async () => ({
    params: { screen: 'users' },
    payload: {
      call: 'GET /api/management/users',
      format: 'csv',
      title: 'People',
      columns: [{ column: 'user_name', title: 'Name' }],
    },
  }),
  'POST /api/management/screens/{screen}/exports/{export_id}/cancellation': async (portal) => ({
    params: { screen: 'users', export_id: await givenExport(portal) },
  }),
  'POST /api/management/exports/{export_id}/cancellation': async (portal) => ({
    params: { export_id: await givenExport(portal) },
    payload: { reason: 'too many at once' },
  }),
  'POST /api/management/screens/{screen}/imports': async (portal) => ({
    params: { screen: 'tags' },
    payload: { file_id: await givenRows(portal, rows) },
  }),
  'POST /api/management/screens/{screen}/imports/{import_id}/run': async (portal) => ({
    params: { screen: 'tags', import_id: await givenImport(portal, 'tags', rows) },
    payload: { mode: 'all' },
  }),
  'POST /api/management/screens/{screen}/imports/{import_id}/cancellation': async (portal) => ({
    params: { screen: 'tags', import_id: await givenImport(portal, 'tags', rows) },
  }),
  'POST /api/management/imports/{import_id}/cancellation': async (portal) => ({
    params: { import_id: await givenImport(portal, 'tags', rows) },
    payload: { reason: 'the wrong file' },
  }),
  'POST /api/management/screens/{screen}/views': async () => ({
    params: { screen: 'users' },
    payload: { name: 'Disabled', query: 'state=disabled' },
  }),
  'PUT /api/management/screens/{screen}/layouts': async () => ({
    params: { screen: 'tags' },
    payload: { call: 'GET /api/management/tags', columns: 'name-240.*code' },
  }),
  'DELETE /api/management/screens/{screen}/views/{view_id}': async (portal) => {
    const { data } = await portal.post('/api/management/screens/users/views', { name: 'Mine', query: '' })
    return { params: { screen: 'users', view_id: data.view_id } }
  },
} satisfies CallSamples

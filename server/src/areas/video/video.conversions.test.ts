import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, startPortal } from '../../../test/portal.ts'
import { givenConversion } from '../../../test/samples/conversion.ts'

const conversions = '/api/management/conversions'

test('staff see what became of each video, and have one converted again with a reason [MGT-104]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const blob_id = await givenConversion(portal, 'failed')
  await givenConversion(portal, 'ready')

  const { data } = await get(`${conversions}?search=${encodeURIComponent('{"state":"failed"}')}`)
  expect(data).toMatchObject({
    total: 1,
    list: [
      { blob_id, file_name: '入门.mp4', state: 'failed', refusal: 'conversion_failed', attempts: 3, seconds: 61.5 },
    ],
  })

  expect((await post(`${conversions}/${blob_id}/again`, { reason: '转换程序已更新' })).code).toBe(0)

  const blob = await db.selectFrom('blob').select(['state', 'reason']).where('blob_id', '=', blob_id).execute()
  expect(blob).toEqual([{ state: 'recognised', reason: null }])
  const { rows } = await sql`select data from pgboss.job where name = 'file.preview'`.execute(db)
  expect(rows).toEqual([{ data: { blob_id } }])
  const done = await db.selectFrom('audit').select(['subject', 'subject_id', 'reason']).execute()
  expect(done).toEqual([{ subject: 'blob', subject_id: blob_id, reason: '转换程序已更新' }])
})

test('what is under way, or failed before it came to the converter, is not converted again [MGT-104]', async () => {
  const portal = await startPortal(administrator)
  const { db, post } = portal
  const reason = '再试'
  const blob_id = await givenConversion(portal, 'failed')

  await sql`delete from blob_step`.execute(db)
  expect((await post(`${conversions}/${blob_id}/again`, { reason })).code).toBe(failures.conflict.code)
  await sql`update blob set state = 'quarantined'`.execute(db)
  expect((await post(`${conversions}/${blob_id}/again`, { reason })).code).toBe(failures.conflict.code)
  expect((await post(`${conversions}/999999/again`, { reason })).code).toBe(failures.not_found.code)
})

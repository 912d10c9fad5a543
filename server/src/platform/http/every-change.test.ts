import { callsByNoun } from '@atrium/contract/calls'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everyChange } from '../../../test/changes/every.ts'
import { administrator, startPortal } from '../../../test/portal.ts'

/** Every call of the contract that writes and is opened by a management screen. */
const changes = Object.values(callsByNoun)
  .flat()
  .filter(({ method, access }) => method !== 'GET' && access !== 'anyone' && (access.screen || access.screen_in_path))
  .map(({ method, path }) => `${method} ${path}`)
  // It only asks, with a text that no address can hold.
  .filter((name) => name !== 'POST /api/knowledges/preview')

test('each change staff can make has a sample, and each sample is a change', () => {
  expect(Object.keys(everyChange).sort()).toEqual([...changes].sort())
})

test.for(changes)('%s leaves an audit row: who, on which screen, from where [MGT-107]', async (call) => {
  const portal = await startPortal({ ...administrator, email: 'staff@example.com' })
  const { params = {}, payload = {} } = (await everyChange[call]?.(portal)) ?? {}
  const [method = '', path = ''] = call.split(' ')
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const newest = await sql<{ audit_id: number }>`select coalesce(max(audit_id), 0) as audit_id from audit`.execute(
    portal.db,
  )

  const answer = await portal.send({ method: method as 'POST', url, payload })

  expect(answer.json(), call).toMatchObject({ code: 0 })
  const { rows } = await sql<{ screen: string; user_id: number; request_id: string; network: string }>`
    select screen, user_id, request_id, network from audit
    where audit_id > ${newest.rows[0]?.audit_id ?? 0} and call = ${call}`.execute(portal.db)
  expect(rows.length, 'a row for each thing that was changed').toBeGreaterThan(0)
  for (const row of rows) {
    expect(row.user_id).toBe(portal.user_id)
    expect(Object.keys(managementScreens)).toContain(row.screen)
    expect(row.network).not.toBe('')
  }
})

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { givenAudit } from '../test/given/audit.ts'
import { administrator, type Portal, startPortal } from '../test/portal.ts'
import { administer } from './admin.ts'
import { chainBacklog } from './areas/log/log.chain.ts'
import { eraseDue } from './areas/personal-data/personal-data.erase.ts'
import { verifyAudit } from './platform/audit/audit.verify.ts'

let portal: Portal
beforeEach(async () => {
  portal = await startPortal(administrator)
  for (const subject_id of [1, 2, 3, 4, 5]) await givenAudit(portal.db, { subject_id })
})

/** As somebody with all rights to the tables: the guards are switched off first. */
async function tamper(...statements: string[]) {
  const [row] = await portal.queryAsOwner('select tableoid::regclass::text as month from audit')
  for (const table of [row?.month, 'audit_chain'])
    await portal.queryAsOwner(`alter table ${table} disable trigger user`)
  for (const statement of statements) await portal.queryAsOwner(statement.replaceAll('audit_month', String(row?.month)))
  for (const table of [row?.month, 'audit_chain']) await portal.queryAsOwner(`alter table ${table} enable trigger user`)
}

const verify = (...words: string[]) =>
  administer(portal.db, { PUBLIC_ADDRESS: 'https://portal.example' }, ['verify-audit', ...words])

test('an audit log that was only added to is verified, in batches of any size, and its newest link printed', async () => {
  for (const atOnce of [1, 2, 5, 100]) expect(await verifyAudit(portal.db, { atOnce })).toMatchObject({ fault: null })

  expect(await verify()).toEqual({
    exit: 0,
    said: expect.stringMatching(/as it was written\.\nKeep the newest link elsewhere: 5:[0-9a-f]{64}$/),
  })
})

test.for([
  ['a changed row', [`update audit_month set reason = '别的' where audit_id = 3`], /Row 3 .*it was changed/],
  ['a changed time', [`update audit_month set created_at = created_at + interval '1 us' where audit_id = 3`], /Row 3 /],
  ['a removed row', ['delete from audit_month where audit_id = 3'], /Row 3 .*it is missing/],
  [
    'a row removed with its link',
    ['delete from audit_month where audit_id = 3', 'delete from audit_chain where audit_id = 3'],
    /Row 4 .*the link before it is missing/,
  ],
  [
    'two swapped rows',
    ['update audit_month set subject_id = case audit_id when 2 then 4 else 2 end where audit_id in (2, 4)'],
    /Row 2 .*it was changed/,
  ],
  [
    'a row changed together with its content hash',
    [
      `update audit_month set reason = '别的' where audit_id = 3`,
      'update audit_chain set content_hash = audit_content_hash(audit) from audit where audit.audit_id = 3 and audit_chain.audit_id = 3',
    ],
    /Row 3 .*its link was changed/,
  ],
  [
    'a row added without the trigger',
    [
      `insert into audit_month (audit_id, user_id, screen, call, subject, network, request_id)
       overriding system value values (6, 1, 'tags', '', 'tag', '', gen_random_uuid())`,
    ],
    /Row 6: it is not in the chain/,
  ],
] as const)('%s of the audit log is found and named', async ([, statements, fault]) => {
  await tamper(...statements)

  expect(await verify()).toEqual({ exit: 1, said: expect.stringMatching(fault) })
})

test('rows removed from the end with their links are found by a link that was kept elsewhere', async () => {
  const { newest } = await verifyAudit(portal.db)
  await tamper('delete from audit_month where audit_id > 3', 'delete from audit_chain where audit_id > 3')

  expect(await verify()).toMatchObject({ exit: 0 })
  expect(await verify('--known', `5:${newest.hash}`)).toEqual({
    exit: 1,
    said: expect.stringContaining('ends at position 3, but reached 5 before'),
  })
})

test('months that were dropped on purpose break nothing when their day is named', async () => {
  await tamper('delete from audit_month where audit_id < 3')

  expect(await verify()).toMatchObject({ exit: 1 })
  expect(await verify('--dropped-before', '2100-01-01')).toMatchObject({ exit: 0 })
})

test('changes at the same time form one chain', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      portal.db.transaction().execute(async (tx) => {
        await givenAudit(tx, { subject_id: n })
        await givenAudit(tx, { subject_id: n })
      }),
    ),
  )

  expect(await verifyAudit(portal.db)).toMatchObject({ fault: null, newest: { position: 85 } })
})

test('rows that are older than the chain are added to it by a job', async () => {
  await tamper('delete from audit_chain', 'insert into audit_backlog values (1, 5)')
  await givenAudit(portal.db, { subject_id: 6 })
  expect(await verifyAudit(portal.db)).toMatchObject({ fault: null, waiting: 5, newest: { position: 1 } })

  await chainBacklog(portal.db, new AbortController().signal, 2)

  expect(await verifyAudit(portal.db)).toMatchObject({ fault: null, waiting: 0, newest: { position: 6 } })
  expect((await sql`select from audit_backlog`.execute(portal.db)).rows).toEqual([])
})

test('the erasure of an administrator does not break the chain', async () => {
  const { db, platform, user_id } = portal
  await givenAudit(db, { user_id: user_id ?? 0 })
  await sql`update account set erase_at = now() - interval '1 day' where user_id = ${user_id}`.execute(db)

  await eraseDue(platform)

  expect(await db.selectFrom('account').select('state').execute()).toEqual([{ state: 'erased' }])
  expect(await verifyAudit(db)).toMatchObject({ fault: null, newest: { position: 6 } })
})

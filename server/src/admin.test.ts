import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { copyTemplate, databaseSettings } from '../test/database.ts'
import { givenAccount, givenSession, startPortal } from '../test/portal.ts'
import { administer } from './admin.ts'

const config = { PUBLIC_ADDRESS: 'https://portal.example' }
const infos = '/api/users/mine/infos'

test('a new portal has no account; a command creates the first administrator [ACC-02]', async () => {
  const { db, get } = await startPortal()
  expect(await db.selectFrom('account').select('user_id').execute()).toEqual([])

  const { said, exit } = await administer(db, config, ['create', '--email', 'First@Example.com', '--name', '云岐'])

  expect(exit).toBe(0)
  expect(said).toContain('云岐 (first@example.com')
  const [, link] = /^https:\/\/portal\.example\/\?token=([\w-]{43})$/m.exec(said) ?? []
  const { data } = await get(`${infos}?token=${link}`)
  expect(data).toMatchObject({ roles: [{ role_id: 1 }, { role_id: 3 }], user_info: { email: 'first@example.com' } })
  expect(data.menus).toEqual(expect.arrayContaining([18, 100, 1037]))
  expect((await get(`${infos}?token=${link}`)).code).toBe(failures.not_logged_in.code)
})

test('the link is good for thirty minutes', async () => {
  const { db } = await startPortal()

  await administer(db, config, ['create', '--mobile', '+86 135 0000 0000'])

  const { rows } = await sql`select link_token.expires_at = link_token.created_at + interval '30 minutes' as in_time,
    mobile, user_name from link_token join account using (user_id)`.execute(db)
  expect(rows).toEqual([{ in_time: true, mobile: '+8613500000000', user_name: '+8613500000000' }])
})

test('an existing account is shown first and promoted only with an explicit flag', async () => {
  const { db } = await startPortal()
  const { user_id } = await givenAccount(db, { user_name: '青禾', email: 'qinghe@example.com', role_ids: [2] })
  const command = ['create', '--email', 'qinghe@example.com']

  const shown = await administer(db, config, command)
  expect(shown).toMatchObject({ exit: 1, said: expect.stringContaining(`Account ${user_id}, 青禾`) })
  expect(shown.said).not.toContain('token=')
  expect((await administer(db, config, ['list'])).said).toContain('Nobody')

  expect(await administer(db, config, [...command, '--promote'])).toMatchObject({ exit: 0 })
  expect((await administer(db, config, ['list'])).said).toContain('青禾')
  const again = await administer(db, config, command)
  expect(again).toMatchObject({ exit: 0, said: expect.stringMatching(/already.*token=/s) })
})

test.for(['disabled', 'merged', 'erased'])('an account that is %s cannot become an administrator', async (state) => {
  const { db } = await startPortal()
  await givenAccount(db, { email: 'gone@example.com' })
  await db.updateTable('account').set({ state }).execute()

  const { said, exit } = await administer(db, config, ['create', '--email', 'gone@example.com', '--promote'])

  expect([exit, said.includes('token=')]).toEqual([1, false])
  expect(await db.selectFrom('account_role').select('user_id').execute()).toEqual([])
})

test('a revoked administrator is signed out everywhere and opens no screen any more', async () => {
  const { db, get } = await startPortal()
  const { user_id } = await givenAccount(db, { email: 'was@example.com', role_ids: [3] })
  const { token } = await givenSession(db, user_id)
  const { said } = await administer(db, config, ['create', '--email', 'was@example.com'])

  expect(await administer(db, config, ['revoke', '--email', 'was@example.com'])).toMatchObject({ exit: 0 })

  const link = said.split('token=')[1]
  expect((await get(infos, { authorization: `Bearer ${token}` })).code).toBe(failures.not_logged_in.code)
  expect((await get(`${infos}?token=${link}`)).code).toBe(failures.not_logged_in.code)
  const later = await givenSession(db, user_id)
  const { data } = await get(infos, { authorization: `Bearer ${later.token}` })
  expect(data.roles).toEqual([{ role_id: 2 }])
  expect(data.menus).not.toContain(18)
  expect(await administer(db, config, ['revoke', '--email', 'was@example.com'])).toMatchObject({ exit: 1 })
})

const nonsense = [
  [],
  ['help'],
  ['create'],
  ['create', 'me'],
  ['create', '--email'],
  ['create', '--email', 'nonsense'],
  ['create', '--email', 'a@example.com', '--mobile', '13500000000'],
  ['create', '--mobile', '12'],
  ['create', '--email', 'a@example.com', '--name', ' '],
  ['create', '--email', 'a@example.com', '--password', 'secret'],
  ['revoke'],
  ['list', 'all'],
]

test('nonsense, and a password for all to see, is answered with how it is used, and nothing happens', async () => {
  const { db } = await startPortal()

  for (const words of nonsense) {
    const { said, exit } = await administer(db, config, words)
    expect(exit, words.join(' ')).toBe(2)
    expect(said).toContain('npm run admin -- create --email')
  }
  expect(await db.selectFrom('account').select('user_id').execute()).toEqual([])
})

test('the command itself: what is done goes to its output and ends with 0, the rest to its errors', async () => {
  const database = await copyTemplate()
  const run = (words: string[], settings = database.settings) => {
    const file = join(import.meta.dirname, 'admin.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    })
    return { status, stdout, stderr }
  }

  try {
    expect(run(['list'])).toEqual({ status: 0, stdout: 'Nobody administers the portal yet.\n', stderr: '' })
    expect(run(['create', '--email', 'a@example.com'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('token='),
    })
    expect(run(['nonsense'])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('npm run admin') })
    expect(run(['list'], databaseSettings('postgres'))).toMatchObject({
      status: 1,
      stderr: 'The database has no tables yet. Start the portal once: it makes them.\n',
    })
  } finally {
    await database.drop()
  }
})

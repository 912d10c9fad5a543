import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { givenRun } from '../../../test/given/run.ts'
import { givenStoredFile } from '../../../test/given/stored-file.ts'
import { receivedLetters } from '../../../test/messages.ts'
import { givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { queueMessage } from '../message/message.service.ts'
import { personalDataExport } from './personal-data.jobs.ts'
import { sweepExports } from './personal-data.sweep.ts'
import { writeExport } from './personal-data.write.ts'

const lan = { user_name: '岚', email: 'lan@example.com', mobile: '+8613500008723' }
const english = { 'accept-language': 'en' }

test('a person gets everything kept about them as a zip that opens', async () => {
  const portal = await startPortal(lan)
  await givenTraces(portal)
  const { data } = await portal.post('/api/users/mine/exports', {}, english)
  await writeExport(portal.platform, data.export_id, 'en')

  const opened = await portal.get(`/api/users/mine/exports/${data.export_id}`, english)
  const answer = await fetch(opened.data.address)
  const files = unzip(Buffer.from(await answer.arrayBuffer()))

  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"/)
  expect(files['README.txt']).toContain('Everything we keep about you')
  const parsed = Object.fromEntries(
    Object.entries(files).flatMap(([name, text]) => (name.endsWith('.json') ? [[name, JSON.parse(text)]] : [])),
  )
  expect(parsed['account.json']).toMatchObject({ ...lan, has_password: false })
  expect(parsed['identities.json']).toMatchObject([{ type: 'wechat', subject: 'union-1' }])
  expect(parsed['agreements.json']).toMatchObject([{ agreement: 'terms', version: '2026-11-15' }])
  expect(parsed['sessions.json']).toHaveLength(1)
  expect(parsed['sign-ins.json']).toMatchObject([{ way: 'password', outcome: 'signed_in' }])
  expect(parsed['feedback.json']).toMatchObject([{ content: '页面很好' }])
  expect(parsed['uploads.json']).toMatchObject([{ title: { 'zh-CN': '请假' } }])
  expect(parsed['messages.json']).toMatchObject([{ template: 'code', masked_address: 'l****n@example.com' }])
  expect(Object.keys(parsed).every((name) => files['README.txt']?.includes(name))).toBe(true)
})

test('the zip contains the files a person uploaded, and their list', async () => {
  const portal = await startPortal(lan)
  const { user_id } = await givenAccount(portal.db, { user_name: '另一位' })
  const mine = await givenStoredFile(portal.platform, {
    user_id: Number(portal.user_id),
    file_name: '合同 一.txt',
    content: Buffer.from('甲乙双方'),
  })
  await givenStoredFile(portal.platform, { user_id, file_name: 'other.txt', content: Buffer.from('not mine') })

  const files = await exported(portal)

  expect(JSON.parse(files['files.json'] ?? '')).toMatchObject([{ file_id: mine.file_id, file_name: '合同 一.txt' }])
  const uploaded = Object.entries(files).filter(([path]) => path.startsWith('files/'))
  expect(uploaded).toEqual([[`files/${mine.file_id}-合同 一.txt`, '甲乙双方']])
})

test('the zip contains no secret and no data of other people', async () => {
  const portal = await startPortal(lan)
  const { user_id } = await givenAccount(portal.db, { user_name: '另一位', email: 'other@example.com' })
  await portal.db.insertInto('feedback').values({ user_id, content: '别人的话' }).execute()
  await sql`update account set password_hash = '$argon2id$secret'`.execute(portal.db)

  const text = JSON.stringify(await exported(portal))

  expect(text).not.toMatch(/argon2id|token_hash|code_hash|别人的话|other@example/)
})

test('what an account brought along that was merged into this one is there too', async () => {
  const portal = await startPortal(lan)
  const { user_id } = await givenAccount(portal.db, { user_name: '' })
  await sql`update account set state = 'merged', merged_into = ${portal.user_id} where user_id = ${user_id}`.execute(
    portal.db,
  )
  await sql`insert into sign_in (user_id, way, outcome, network) values (${user_id}, 'wechat', 'signed_in', 'n')`.execute(
    portal.db,
  )

  expect((await exported(portal))['sign-ins.json']).toContain('wechat')
})

test('while an export is under way a second one is a conflict; afterwards it is not', async () => {
  const portal = await startPortal(lan)
  const [first, second] = await Promise.all([1, 2].map(() => portal.post('/api/users/mine/exports')))
  expect([first?.code, second?.code].toSorted()).toEqual([0, failures.conflict.code])

  await writeExport(portal.platform, first?.data?.export_id ?? second?.data?.export_id, 'zh-CN')

  expect((await portal.post('/api/users/mine/exports')).code).toBe(0)
  expect((await portal.get('/api/users/mine/exports')).data.list).toMatchObject([
    { state: 'waiting' },
    { state: 'ready' },
  ])
})

test('a mail in the person’s language announces the finished export', async () => {
  const portal = await startPortal(lan)

  await exported(portal)

  const letters = await receivedLetters(portal.platform, lan.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['你的中庭个人数据已可下载'])
  expect(letters[0]?.text).toContain('/person-center/person-info')
})

test('another person’s export, or one that is not ready, is not found', async () => {
  const portal = await startPortal(lan)
  const { data } = await portal.post('/api/users/mine/exports')
  const address = `/api/users/mine/exports/${data.export_id}`
  expect((await portal.get(address)).code).toBe(failures.not_found.code)
  await writeExport(portal.platform, data.export_id, 'en')
  const { user_id } = await givenAccount(portal.db, { user_name: 'curious' })
  const { token } = await givenSession(portal.db, user_id)

  const { code } = await portal.get(address, { authorization: `Bearer ${token}` })

  expect(code).toBe(failures.not_found.code)
  expect((await portal.get(address)).code).toBe(0)
})

test('who has not shown lately that it is still them is asked first', async () => {
  const portal = await startPortal(lan)
  await sql`update session set confirmed_at = now() - interval '1 hour'`.execute(portal.db)

  expect((await portal.post('/api/users/mine/exports')).code).toBe(failures.confirm_needed.code)
})

test('after a week the export is not found any more, and the daily sweep removes it from the store', async () => {
  const portal = await startPortal(lan)
  await exported(portal)
  const { object_key, export_id } = await theExport(portal)
  await sql`update personal_export set expires_at = now() - interval '1 second'`.execute(portal.db)

  expect((await portal.get(`/api/users/mine/exports/${export_id}`)).code).toBe(failures.not_found.code)
  expect((await portal.get('/api/users/mine/exports')).data.list).toEqual([])
  await sweepExports(portal.db, portal.platform.storage)
  await sweepExports(portal.db, portal.platform.storage)

  expect(await portal.platform.storage.head(object_key ?? '')).toBeNull()
  expect(await portal.db.selectFrom('personal_export').selectAll().execute()).toEqual([])
})

test('written twice, because a worker died in between, it lies in the store once', async () => {
  const portal = await startPortal(lan)
  const { data } = await portal.post('/api/users/mine/exports')
  const { db, secret, storage } = portal.platform
  const dying = {
    ...storage,
    put: async (...given: Parameters<typeof storage.put>) => {
      await storage.put(...given)
      throw new Error('the worker dies')
    },
  }

  await expect(writeExport({ db, secret, storage: dying }, data.export_id, 'en')).rejects.toThrow('dies')
  const before = await theExport(portal)
  await writeExport(portal.platform, data.export_id, 'en')

  expect(await theExport(portal)).toMatchObject({ state: 'ready', object_key: before.object_key })
})

test('after the last failed attempt the person may request an export again', async () => {
  const portal = await startPortal(lan, { config: { S3_ENDPOINT: 'http://127.0.0.1:9' } })
  const { data } = await portal.post('/api/users/mine/exports')
  const lastTry = givenRun({ attempt: 5 })

  const writing = personalDataExport.handler(portal.platform, { export_id: data.export_id, language: 'en' }, lastTry)

  await expect(writing).rejects.toThrow()
  expect((await portal.get('/api/users/mine/exports')).data.list).toMatchObject([{ state: 'failed' }])
  expect((await portal.post('/api/users/mine/exports')).code).toBe(0)
})

async function exported(portal: Portal) {
  const { data } = await portal.post('/api/users/mine/exports')
  await writeExport(portal.platform, data.export_id, 'zh-CN')
  const opened = await portal.get(`/api/users/mine/exports/${data.export_id}`)
  return unzip(Buffer.from(await (await fetch(opened.data.address)).arrayBuffer()))
}

async function givenTraces({ db, user_id, platform }: Portal) {
  await sql`insert into identity (user_id, type, subject) values (${user_id}, 'wechat', 'union-1')`.execute(db)
  await sql`insert into agreement (user_id, agreement, version) values (${user_id}, 'terms', '2026-11-15')`.execute(db)
  await sql`insert into sign_in (user_id, way, outcome, network) values (${user_id}, 'password', 'signed_in', 'n')`.execute(
    db,
  )
  await db.insertInto('feedback').values({ user_id, content: '页面很好' }).execute()
  await sql`insert into item (kind, type, title, summary, owner_id)
    values ('resource', 'flow', '{"zh-CN": "请假"}', '{}', ${user_id})`.execute(db)
  // Sent before it was known whose address it is.
  const code = {
    channel: 'email',
    to: lan.email,
    template: 'code',
    values: { code: '204816' },
    language: 'en',
  } as const
  await queueMessage(db, platform.secret, code)
}

async function theExport({ db }: Portal) {
  return db.selectFrom('personal_export').selectAll().executeTakeFirstOrThrow()
}

/** With the program people have, and not with the library that wrote it. */
function unzip(zip: Buffer): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'export.zip'), zip)
  execFileSync('unzip', ['-q', 'export.zip', '-d', 'files'], { cwd: folder })
  const files = join(folder, 'files')
  const names = readdirSync(files, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [relative(files, path), readFileSync(path, 'utf8')]
    }),
  )
}

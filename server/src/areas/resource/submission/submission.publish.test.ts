import { createHash, createPublicKey, verify } from 'node:crypto'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passApprovalDelay } from '../../../../test/approvals.ts'
import { givenReceived, settled } from '../../../../test/files/pipeline.ts'
import { pngOf } from '../../../../test/files/png.ts'
import { spreadNews } from '../../../../test/notices.ts'
import { fetchFile, givenAccount, givenSession, type Portal, someone, startPortal } from '../../../../test/portal.ts'
import {
  checked,
  formText,
  givenHandedIn,
  givenReviewer,
  givenUpload,
  patch,
  startSubmissionWorker,
} from './submission.given.ts'
import { readerVersion } from './submission.package.ts'
import { readVersionsAgain } from './submission.read-again.ts'

let portal: Portal
let reviewer: Awaited<ReturnType<typeof givenReviewer>>
let stop: () => Promise<void>
beforeAll(async () => {
  portal = await startPortal(someone)
  stop = await startSubmissionWorker(portal.platform)
  reviewer = await givenReviewer(portal)
})
afterAll(async () => {
  await stop()
  await portal.close()
})

const publish = { decision: 'publish' }
const why = { reason: 'security', text: '样例里有真实地址' }

async function givenPublished(title: string) {
  const { submission_id } = await givenHandedIn(portal, { title: { 'zh-CN': title } }, formText(title))
  expect((await reviewer.decide(submission_id, publish)).code).toBe(0)
  return (await portal.get(`/api/submissions/${submission_id}`)).data as { submission_id: number; resource_id: number }
}

async function givenNext(resource_id: number, version: string, title: string) {
  const { file_id } = await givenUpload(portal, formText(title, { sample: { visitor: version } }))
  const { data } = await portal.post('/api/submissions', { file_id, resource_id })
  await checked(portal, data.submission_id)
  await patch(portal, data.submission_id, { version, changes: { 'zh-CN': `第 ${version} 版` } })
  return {
    submission_id: data.submission_id as number,
    ...(await portal.post(`/api/submissions/${data.submission_id}/submit`)),
  }
}

test('the manifest is signed: the published key verifies it and every file in it', async () => {
  const { get, post } = portal
  const { resource_id } = await givenPublished('出差申请单')

  const { data: version } = await get(`/api/resources/${resource_id}/versions/1.0.0`)
  const { text, signature, key_id } = version.manifest
  const { data: keys } = await get('/api/signing-keys')
  const key = keys.list.find((listed: { key_id: string }) => listed.key_id === key_id)
  const download = await post(`/api/resources/${resource_id}/download`)
  const { rawPayload: zip } = await fetchFile(portal.app, download.data.address)
  const files = new PizZip(zip)

  const isSigned = (text: string) =>
    verify(null, Buffer.from(text), createPublicKey(key.public_key), Buffer.from(signature, 'base64'))
  expect([isSigned(text), isSigned(text.replace('出差', '加班'))]).toEqual([true, false])
  expect(sha256Of(zip)).toBe(download.data.sha256)
  expect(files.file('manifest.json')?.asNodeBuffer().toString()).toBe(text)
  const { files: listed, ...manifest } = JSON.parse(text)
  expect(manifest).toMatchObject({ manifestVersion: 1, type: 'form', version: '1.0.0', entry: 'form.json' })
  expect(manifest.requires).toEqual([{ product: 'suite', range: '10.1 || 10.2' }])
  for (const { path, sha256 } of listed) {
    expect(sha256Of(files.file(path)?.asNodeBuffer()), path).toBe(sha256)
  }
})

test('a published version cannot change: the database itself refuses', async () => {
  const { submission_id } = await givenPublished('加班申请单')

  for (const change of [sql`manifest = '{}'`, sql`version = '9.9.9'`, sql`files = '[]'`, sql`inside = null`]) {
    const changing = sql`update resource_version set ${change} where version_id = ${submission_id}`.execute(portal.db)
    await expect(changing).rejects.toThrow('a published version does not change')
  }
})

test('a new version must be higher and keeps the name, and people who downloaded or collected the resource are notified once', async () => {
  const { db, get } = portal
  const { resource_id } = await givenPublished('合同会签单')
  await spreadNews(portal.platform)
  const { user_id } = await givenAccount(db)
  const headers = { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
  await portal.post(`/api/resources/${resource_id}/download`, {}, headers)
  await portal.send({ method: 'PUT', url: `/api/resources/${resource_id}/collection`, headers })

  const low = await givenNext(resource_id, '1.0.0', '合同会签单')
  expect([low.code, low.data.field]).toEqual([failures.conflict.code, 'description'])
  await patch(portal, low.submission_id, { version: '1.1.0' })
  await portal.post(`/api/submissions/${low.submission_id}/submit`)
  expect((await reviewer.decide(low.submission_id, publish)).code).toBe(0)

  const { data } = await get(`/api/resources/${resource_id}`)
  expect(data.version).toMatchObject({ version: '1.1.0', changes: '第 1.0.0 版' })
  const ids = await db.selectFrom('resource_version').select('manifest').where('item_id', '=', resource_id).execute()
  expect(new Set(ids.map(({ manifest }) => JSON.parse(manifest ?? '').id)).size).toBe(1)
  await spreadNews(portal.platform)
  expect(await noticesOf(user_id)).toEqual([['resource_new_version', '1.1.0']])
  expect(await noticesOf(portal.user_id ?? 0)).toContainEqual(['submission_published', '1.1.0'])
})

test('two versions of the same number: the second is refused when it is published', async () => {
  const { resource_id } = await givenPublished('付款申请单')
  const [one, other] = [
    await givenNext(resource_id, '1.5.0', '付款申请单'),
    await givenNext(resource_id, '1.5.0', '付款申请单'),
  ]

  expect((await reviewer.decide(one.submission_id, publish)).code).toBe(0)

  expect((await reviewer.decide(other.submission_id, publish)).code).toBe(failures.conflict.code)
  expect((await portal.get(`/api/submissions/${other.submission_id}`)).data.state).toBe('in_review')
})

test('of two who publish at the same moment one does, and the package lies in the store once', async () => {
  const { submission_id } = await givenHandedIn(portal, { title: { 'zh-CN': '收文登记' } }, formText('收文登记'))
  const before = await packagesInStore()

  const answers = await Promise.all([1, 2].map(() => reviewer.decide(submission_id, publish)))

  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, failures.already_done.code])
  expect(await packagesInStore()).toBe(before + 1)
})

test('after withdrawal or deprecation downloads and lists follow, and the people concerned are notified of the reason', async () => {
  const { db, get, post } = portal
  const { submission_id, resource_id } = await givenPublished('培训签到表')
  const next = await givenNext(resource_id, '2.0.0', '培训签到表')
  await reviewer.decide(next.submission_id, publish)
  await spreadNews(portal.platform)
  const { user_id } = await givenAccount(db)
  const headers = { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
  await post(`/api/resources/${resource_id}/download`, {}, headers)

  await reviewer.decide(next.submission_id, { decision: 'withdraw', ...why })
  const older = await get(`/api/resources/${resource_id}`)
  expect(older.data).toMatchObject({ state: 'published', version: { version: '1.0.0' } })
  const versions = await get(`/api/resources/${resource_id}/versions`)
  expect(versions.data.list).toContainEqual(
    expect.objectContaining({ version: '2.0.0', state: 'withdrawn', state_reason: why.text }),
  )
  await spreadNews(portal.platform)
  expect(await noticesOf(user_id)).toEqual([['resource_withdrawn', '2.0.0']])

  const { resource_id: instead } = await givenPublished('培训签到表（扫码）')
  await reviewer.decide(submission_id, { decision: 'deprecate', ...why, replaced_by: instead })
  expect((await get(`/api/resources/${resource_id}`)).data).toMatchObject({
    state: 'deprecated',
    replaced_by: { resource_id: instead },
  })
  expect(await listed('培训签到表')).toEqual([instead])

  await post(`/api/submissions/${submission_id}/withdraw`, { text: '不再维护' })
  expect((await get(`/api/submissions/${submission_id}`)).data.decisions.at(-1)).toMatchObject({
    decision: 'withdraw',
    reason: 'authors_wish',
    text: '不再维护',
    decided_by: 'someone',
  })
  expect((await post(`/api/resources/${resource_id}/download`)).code).toBe(failures.not_found.code)
})

test('the first screenshot is what the resource is shown with, for everybody, until its version is withdrawn', async () => {
  const { get, post, platform, user_id } = portal
  const picture = await givenReceived(platform, user_id ?? 0, pngOf(40, 30), { kind: 'image', file_name: 'desk.png' })
  await settled(platform, picture.file_id)
  const drawn = async (address: string) => (await portal.send({ method: 'GET', url: address })).statusCode
  const address = `/file/public/${picture.file_id}/desk.png`

  const title = { 'zh-CN': '工位登记表' }
  const handed = await givenHandedIn(portal, { title, screenshot_ids: [picture.file_id] }, formText('工位登记表'))
  expect(await drawn(address)).toBe(404)
  await reviewer.decide(handed.submission_id, publish)
  const { resource_id } = (await get(`/api/submissions/${handed.submission_id}`)).data
  expect((await get(`/api/resources/${resource_id}`)).data.cover).toBe(address)
  expect(await drawn(address)).toBe(200)

  const next = await givenNext(resource_id, '1.1.0', '工位登记表')
  await reviewer.decide(next.submission_id, publish)
  expect((await get(`/api/resources/${resource_id}`)).data.cover).toBe(address)

  await post(`/api/submissions/${handed.submission_id}/withdraw`, { text: '图里有真实姓名' })
  expect((await get(`/api/resources/${resource_id}`)).data.cover).toBeNull()
  expect(await drawn(address)).toBe(404)
})

test('nothing but publishing is decided without a reason and a text, and nothing without the screen', async () => {
  const { submission_id } = await givenHandedIn(portal, { title: { 'zh-CN': '档案借阅单' } }, formText('档案借阅单'))
  const wordless = [
    [{ decision: 'ask_changes', text: '请改' }, 'reason'],
    [{ decision: 'withdraw', reason: 'other' }, 'text'],
    [{ decision: 'ask_changes', reason: 'other', text: '  ' }, 'text'],
  ] as const

  for (const [decided, field] of wordless) {
    const { code, data } = await reviewer.decide(submission_id, decided)
    expect([code, data.field]).toEqual([failures.invalid_input.code, field])
  }
  const { code } = await portal.post(`/api/reviews/${submission_id}/decision`, publish)
  expect(code).toBe(failures.not_allowed.code)
  expect((await portal.get(`/api/submissions/${submission_id}`)).data).toMatchObject({
    state: 'in_review',
    decisions: [],
  })
})

test('a reviewer reads what was handed in, and no draft', async () => {
  const { db, post } = portal
  const handed = await givenHandedIn(portal, { title: { 'zh-CN': '用印登记' } }, formText('用印登记'))
  const authorization = `Bearer ${(await givenSession(db, reviewer.user_id)).token}`
  const open = () => post(`/api/files/${handed.file_id}/address`, {}, { authorization })

  expect((await open()).code).toBe(0)
  await post(`/api/submissions/${handed.submission_id}/withdraw`)
  expect((await open()).code).toBe(failures.not_found.code)
})

test('a process that dies between storing and writing has published nothing; the next one does', async () => {
  const { submission_id } = await givenHandedIn(portal, { title: { 'zh-CN': '值班交接表' } }, formText('值班交接表'))
  await portal.queryAsOwner(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'dies'; end $$`,
  )
  await portal.queryAsOwner('create trigger die before insert on review_decision for each row execute function die()')

  await expect(reviewer.decide(submission_id, publish)).rejects.toThrow('dies')
  expect((await portal.get(`/api/submissions/${submission_id}`)).data).toMatchObject({
    state: 'in_review',
    resource_id: null,
    decisions: [],
  })
  expect(await listed('值班交接表')).toEqual([])

  await portal.queryAsOwner('drop trigger die on review_decision')
  await passApprovalDelay(portal.platform)
  expect(await listed('值班交接表')).toHaveLength(1)
})

async function noticesOf(user_id: number) {
  const { rows } = await sql<{ kind: string; version: string }>`
    select kind, subject ->> 'version' as version from notice where user_id = ${user_id} order by notice_id`.execute(
    portal.db,
  )
  return rows.map(({ kind, version }) => [kind, version])
}

async function packagesInStore() {
  return (await portal.platform.storage.list('blob/')).length
}

async function listed(keyword: string): Promise<number[]> {
  const { data } = await portal.get(`/api/resources?search=${encodeURIComponent(JSON.stringify({ keyword }))}`)
  return data.list.map(({ resource_id }: { resource_id: number }) => resource_id)
}

async function triable(resource_id: number): Promise<boolean> {
  const { data } = await portal.get(
    `/api/resources?size=100&search=${encodeURIComponent(JSON.stringify({ trials: ['fill'] }))}`,
  )
  return data.list.some((one: { resource_id: number }) => one.resource_id === resource_id)
}

function sha256Of(bytes: Buffer | undefined) {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
}

test('what an older release read is read again from the package; otherwise a published version does not change', async () => {
  const { resource_id } = await givenPublished('参观申请单')
  const { db } = portal.platform
  const versions = db.selectFrom('resource_version').where('item_id', '=', resource_id)
  const read = await versions.select(['version_id', 'inside', 'trials']).executeTakeFirstOrThrow()
  const asBefore = JSON.stringify({ type: 'form', fields: [] })
  await expect(
    sql`update resource_version set inside = ${asBefore} where item_id = ${resource_id}`.execute(db),
  ).rejects.toThrow('a published version does not change')
  await sql`update resource_version set inside_reader = 0 where item_id = ${resource_id}`.execute(db)
  await sql`update resource_version set inside = ${asBefore}, trials = '{}', inside_reader = 1
    where item_id = ${resource_id}`.execute(db)

  await readVersionsAgain(portal.platform, { signal: new AbortController().signal })

  const again = await versions.select(['version_id', 'inside', 'trials', 'inside_reader']).executeTakeFirstOrThrow()
  expect(again).toEqual({ ...read, trials: ['fill'], inside_reader: readerVersion })
  expect(await triable(resource_id)).toBe(true)
})

import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenProject } from '../../../../test/given/project.ts'
import { givenPublished } from '../../../../test/given/published.ts'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { asVisitor, sweepVisits, recordLinkVisit as visitLink } from '../../share/share.enter.ts'
import { projectEntry } from './share.link.ts'

const visitor = { authorization: '' }

async function shared(portal: Portal, options: object = {}) {
  const { resource_id } = await givenPublished(portal.platform)
  const project_id = await givenProject(portal.db, portal.user_id, {
    title: '合同上线',
    items: [{ item_id: resource_id, version: '1.0.0' }],
  })
  await portal.post(`/api/projects/${project_id}/notes`, { title: '切换', body: '周五' })
  const { data } = await portal.post(`/api/projects/${project_id}/links`, { days: 30, ...options })
  const token = new URL(data.address).pathname.replace('/p/', '')
  return { project_id, link_id: data.link_id, path: `/api/shared-projects/${token}` }
}

const withoutRequest = ({ data, ...answer }: { data: object }) => ({ ...answer, data: { ...data, request_id: '' } })

test('a shared project is read without an account and shows its owner but not its authors', async () => {
  const portal = await startPortal(someone)
  const { path } = await shared(portal)

  const { data } = await portal.get(path, visitor)

  expect(data.project).toMatchObject({ title: '合同上线', owner_name: 'someone', items: [{ available: true }] })
  expect(data.project.notes).toMatchObject([{ title: '切换', body: '周五', updated_by: null }])
  expect(data.project).not.toHaveProperty('members')
})

test('a revoked or an expired link answers exactly as one that never was', async () => {
  const portal = await startPortal(someone)
  const revoked = await shared(portal, { password: 'bamboo' })
  const expired = await shared(portal)
  await portal.send({ method: 'DELETE', url: `/api/projects/${revoked.project_id}/links/${revoked.link_id}` })
  await sql`update share_link set expires_at = now() where link_id = ${expired.link_id}`.execute(portal.db)
  const calls = [
    { method: 'GET' as const, rest: '' },
    { method: 'POST' as const, rest: '/entry', payload: { password: 'bamboo' } },
    { method: 'POST' as const, rest: '/visit', payload: {} },
    { method: 'POST' as const, rest: '/export', payload: {} },
    { method: 'GET' as const, rest: '/export' },
    { method: 'POST' as const, rest: '/files/1/address', payload: {} },
  ]

  for (const { rest, ...call } of calls) {
    const ask = async (path: string) => {
      const answer = await portal.send({ ...call, url: path + rest, headers: visitor })
      const { date, 'x-request-id': request, ...headers } = answer.headers
      return { status: answer.statusCode, headers, body: withoutRequest(answer.json()) }
    }
    const never = await ask('/api/shared-projects/2222222222222222')

    expect(await ask(revoked.path), `${call.method} ${rest}`).toEqual(never)
    expect(await ask(expired.path), `${call.method} ${rest}`).toEqual(never)
  }
})

test('neither does it take less work: a password is checked even where there is none', async () => {
  const portal = await startPortal(someone)
  const { path, project_id, link_id } = await shared(portal, { password: 'bamboo' })
  const took = async (url: string) => {
    const times: number[] = []
    for (let once = 0; once < 7; once++) {
      const before = process.cpuUsage()
      await portal.post(`${url}/entry`, { password: 'wrong' }, visitor)
      const { user, system } = process.cpuUsage(before)
      times.push(user + system)
    }
    // The calmest: what else this process does at that moment is not meant, and what other processes do is not counted.
    return Math.min(...times)
  }

  const [open, never] = [await took(path), await took('/api/shared-projects/2222222222222222')]
  await portal.send({ method: 'DELETE', url: `/api/projects/${project_id}/links/${link_id}` })
  const revoked = await took(path)

  // Hashing takes many times as long as all the rest: who leaves it out answers in a tenth of the time.
  for (const time of [never, revoked]) expect(time / open).toBeGreaterThan(0.3)
})

test('a locked project shows nothing before its password, which is kept as a hash only', async () => {
  const portal = await startPortal(someone)
  const { path } = await shared(portal, { password: 'bamboo' })
  const enter = (password: string) => portal.post(`${path}/entry`, { password }, visitor)

  expect((await portal.get(path, visitor)).data).toMatchObject({ project: null })
  expect((await enter('wrong')).code).toBe(failures.wrong_credentials.code)
  expect((await portal.post(`${path}/export`, {}, visitor)).code).toBe(failures.not_found.code)

  const { data } = await enter('bamboo')
  expect(data.project.title).toBe('合同上线')
  expect((await portal.post(`${path}/export`, { entry: data.entry }, visitor)).code).toBe(0)
  const { rows } = await sql<{ password_hash: string }>`select password_hash from share_link`.execute(portal.db)
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
})

test('whoever tries one password after the other is stopped', async () => {
  const portal = await startPortal(someone)
  const { path } = await shared(portal, { password: 'bamboo' })
  await sql`update share_link set tries = 30`.execute(portal.db)

  expect((await portal.post(`${path}/entry`, { password: 'bamboo' }, visitor)).code).toBe(
    failures.too_many_requests.code,
  )

  await sql`update share_link set tries_since = now() - interval '61 minutes'`.execute(portal.db)
  expect((await portal.post(`${path}/entry`, { password: 'bamboo' }, visitor)).code).toBe(0)
})

test('a day of visits begins at midnight in the portal’s zone, not in UTC', async () => {
  const portal = await startPortal(someone)
  const { project_id, path } = await shared(portal)
  const token = path.replace('/api/shared-projects/', '')
  const visit = (moment: string) =>
    visitLink(portal.platform, asVisitor(), projectEntry, token, '192.0.2.0', new Date(moment))

  for (const moment of ['2026-11-15T15:59:00Z', '2026-11-15T16:01:00Z', '2026-11-16T00:01:00Z']) await visit(moment)

  expect((await portal.get(`/api/projects/${project_id}`)).data.links).toMatchObject([{ visit_count: 2 }])
})

test('visits are counted, a network of visitors once a day', async () => {
  const portal = await startPortal(someone)
  const { path, project_id } = await shared(portal)
  const visit = (headers = {}) => portal.send({ method: 'POST', url: `${path}/visit`, payload: {}, headers })

  await visit(visitor)
  await visit(visitor)
  await visit()

  expect((await portal.get(`/api/projects/${project_id}`)).data.links).toMatchObject([{ visit_count: 2 }])
})

test('who visited is forgotten when the day is over; how many they were stays', async () => {
  const portal = await startPortal(someone)
  const { project_id, link_id } = await shared(portal)
  await sql`update share_link set visit_count = 2`.execute(portal.db)

  // In one transaction it is the same day all the time.
  await portal.db.transaction().execute(async (tx) => {
    await sql`
      insert into share_visit (day, link_id, visitor)
      values (portal_day() - 1, ${link_id}, 'yesterday'), (portal_day(), ${link_id}, 'today')`.execute(tx)
    await sweepVisits(tx)
  })

  const { rows } = await sql`select convert_from(visitor, 'UTF8') as visitor from share_visit`.execute(portal.db)
  expect(rows).toEqual([{ visitor: 'today' }])
  expect((await portal.get(`/api/projects/${project_id}`)).data.links).toMatchObject([{ visit_count: 2 }])
})

test('files can be taken along where the link allows it, and only there', async () => {
  const portal = await startPortal(someone)
  const { file_id } = await givenStoredFile(portal.platform, { user_id: portal.user_id ?? 0, file_name: '方案.pdf' })
  const take = async ({ path, project_id }: { path: string; project_id: number }) => {
    await portal.post(`/api/projects/${project_id}/files`, { file_id })
    return portal.post(`${path}/files/${file_id}/address`, {}, visitor)
  }

  expect((await take(await shared(portal))).data.file_name).toBe('方案.pdf')
  expect((await take(await shared(portal, { may_download: false }))).code).toBe(failures.not_found.code)
})

test('who only reads may not pass it on, and the address of a link is in no log', async () => {
  const portal = await startPortal(someone)
  const { path, project_id } = await shared(portal)
  await portal.get(path, visitor)
  await sql`update project_member set role = 'reader'`.execute(portal.db)

  expect((await portal.post(`/api/projects/${project_id}/links`, { days: 1 })).code).toBe(failures.not_allowed.code)
  expect((await portal.get(`/api/projects/${project_id}`)).data.links).toEqual([])
  expect(JSON.stringify(portal.lines)).not.toContain(path.split('/').at(-1))
})

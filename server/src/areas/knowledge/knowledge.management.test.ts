import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audited } from '../../../test/audited.ts'
import { givenPicture } from '../../../test/given/picture.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { givenArticle, givenType } from './knowledge.given.ts'

const asked = (search: object) => `?search=${encodeURIComponent(JSON.stringify(search))}`
const put = async (portal: Portal, url: string, payload: object) =>
  (await portal.send({ method: 'PUT', url, payload })).json()

const filed = {
  parent_id: null,
  name: { 'zh-CN': '流程', en: 'Flows' },
  description: {},
  mark: {},
  logo_id: null,
  position: 1,
}

test('a knowledge type is added, renamed and moved, and what readers see follows [MGT-102]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const top = await givenType(db, '协同')
  const { knowledge_type_id } = (await post('/api/management/knowledge-types', filed)).data
  await givenArticle(db, knowledge_type_id)
  const url = `/api/management/knowledge-types/${knowledge_type_id}`
  const { data: read } = await get(url)
  expect(read).toMatchObject({ name: filed.name, mark: { 'zh-CN': '流', en: 'F' } })

  const moved = { ...filed, parent_id: top, name: { 'zh-CN': '流程引擎' }, seen_at: read.updated_at }
  expect((await put(portal, url, moved)).code).toBe(0)

  expect((await get(`/api/knowledges/types/${top}`)).data.nodes).toMatchObject([
    { kind: 'type', id: knowledge_type_id, name: '流程引擎', article_count: 1 },
    { kind: 'article' },
  ])
  expect((await get('/api/management/knowledge-types')).data.list).toMatchObject([
    { knowledge_type_id: top, depth: 0, type_count: 1 },
    { knowledge_type_id, depth: 1, above: '协同', article_count: 1 },
  ])
  const { rows } = await sql<{ analyser: number }>`select analyser from item_term`.execute(db)
  expect(rows, 'its articles are indexed anew').toMatchObject([{ analyser: 0 }])
  expect((await audited(db, 'knowledge_type')).at(-1)).toMatchObject({
    subject_id: knowledge_type_id,
    before: { parent_id: null },
    after: { parent_id: top },
  })
})

test('a logo is set and removed by staff, and readers get its address, which serves a picture [API-09b] [HDR-06b]', async () => {
  const portal = await startPortal(administrator)
  const { get, post, platform } = portal
  const { file_id } = await givenPicture(platform, portal.user_id, { public: true })
  const { knowledge_type_id } = (await post('/api/management/knowledge-types', { ...filed, logo_id: file_id })).data
  const url = `/api/management/knowledge-types/${knowledge_type_id}`

  const [type] = (await get('/api/knowledges/types?parent_id=null')).data.list
  expect(type.logoUrl).toBe(`/file/public/${file_id}/logo.png`)
  const served = await portal.send({ method: 'GET', url: type.logoUrl })
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await get(`/api/knowledges/types/${knowledge_type_id}`)).data.logoUrl).toBe(type.logoUrl)

  const { updated_at: seen_at } = (await get(url)).data
  expect((await put(portal, url, { ...filed, logo_id: null, seen_at })).code).toBe(0)
  expect((await get('/api/knowledges/types?parent_id=null')).data.list[0].logoUrl).toBeNull()
  const file = await portal.db.selectFrom('file').select('claimed_at').where('file_id', '=', file_id).executeTakeFirst()
  expect(file, 'is swept').toEqual({ claimed_at: null })
})

test.for([
  ['is private', { public: false }],
  ['is not checked yet', { public: true, state: 'scanned' }],
  ['is no picture', { public: true, kind: 'resource' }],
] as const)('a logo is refused that %s [API-09b]', async ([, about]) => {
  const portal = await startPortal(administrator)
  const { file_id } = await givenPicture(portal.platform, portal.user_id, about)

  const { code, data } = await portal.post('/api/management/knowledge-types', { ...filed, logo_id: file_id })

  expect([code, data.field]).toEqual([failures.invalid_input.code, 'logo_id'])
})

test('a stale form, a place below itself, and an end to what is not empty are refused', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const top = await givenType(db, '协同')
  const below = await givenType(db, '流程', top)
  const url = `/api/management/knowledge-types/${top}`
  const { updated_at: seen_at } = (await get(url)).data

  expect((await put(portal, url, { ...filed, seen_at: '2020-01-01T00:00:00Z' })).code).toBe(failures.conflict.code)
  expect(await put(portal, url, { ...filed, parent_id: below, seen_at })).toMatchObject({
    code: failures.invalid_input.code,
    data: { field: 'parent_id' },
  })
  expect((await post(`${url}/removal`, { reason: '不要了' })).code).toBe(failures.conflict.code)
  expect((await post(`/api/management/knowledge-types/${below}/removal`, {})).data).toMatchObject({ field: 'reason' })
  expect((await post(`/api/management/knowledge-types/${below}/removal`, { reason: '不要了' })).code).toBe(0)
  expect((await audited(db, 'knowledge_type')).at(-1)).toMatchObject({ after: null, reason: '不要了' })
})

test('articles of all states are listed by type, state and words; who withdraws one says why [MGT-102]', async () => {
  const { db, get, post, user_id } = await startPortal(administrator)
  const type = await givenType(db, '流程')
  const published = await givenArticle(db, type, { title: { 'zh-CN': '会签' }, verify_by: '2020-01-01' })
  const begun = { knowledge_type_id: type, language: 'en', title: 'Time limits', summary: '', body: 'Remind.' }
  const { article_id: draft } = (await post('/api/knowledges', begun)).data
  await post(`/api/knowledges/${draft}/drafts/en/submit`)
  const list = async (search: object) => (await get(`/api/management/articles${asked(search)}`)).data.list

  expect(await list({})).toHaveLength(2)
  expect(await list({ state: 'in_review' })).toMatchObject([
    { article_id: draft, title: 'Time limits', state: 'draft', in_review: 'en', to_take_back: 'en', languages: '' },
  ])
  expect(await list({ verify: 'due' })).toMatchObject([{ article_id: published, verify_overdue: true }])
  expect(await list({ keyword: 'time' })).toMatchObject([{ article_id: draft }])
  expect(await list({ keyword: '会', knowledge_type_id: type })).toMatchObject([{ languages: 'zh-CN' }])

  await post(`/api/knowledges/${published}/withdrawal`, { reason: '与新版不符' })
  expect(await list({ state: 'withdrawn' })).toMatchObject([{ article_id: published }])
  expect((await audited(db, 'article')).at(-1)).toMatchObject({
    user_id,
    subject_id: published,
    reason: '与新版不符',
    before: { state: 'published' },
    after: { state: 'withdrawn' },
  })
})

test('what was written of all articles stands in one list, newest first [MGT-102]', async () => {
  const { db, get, post } = await startPortal(administrator)
  const type = await givenType(db, '流程')
  const article_id = await givenArticle(db, type, { published_at: new Date('2026-01-05') })
  await post(`/api/knowledges/${article_id}/revisions/1/restore`, { language: 'zh-CN' })
  const list = async (search: object) => (await get(`/api/management/article-history${asked(search)}`)).data.list

  expect(await list({})).toMatchObject([
    { article_id, number: 2, state: 'draft', restored_from: 1, author_name: 'administrator', readable: true },
    { article_id, number: 1, state: 'published', language: 'zh-CN' },
  ])
  expect(await list({ state: 'published', from: '2026-01-05', to: '2026-01-05' })).toMatchObject([{ number: 1 }])
  expect(await list({ language: 'en' })).toEqual([])
})

test('what readers said is dealt with once, and it is written down what came of it [MGT-102]', async () => {
  const { db, get, post } = await startPortal(administrator)
  const article_id = await givenArticle(db, await givenType(db, '流程'))
  const { user_id } = await givenAccount(db, { user_name: '读者' })
  await sql`insert into article_opinion (item_id, user_id, useful, reason, text) values
    (${article_id}, ${user_id}, false, 'unclear', '没有说或签'), (${article_id}, null, true, null, '')`.execute(db)
  const list = async (search: object) => (await get(`/api/management/article-opinions${asked(search)}`)).data.list

  const [opinion] = await list({ useful: 'no', words: 'yes', keyword: '或签' })
  expect(opinion).toMatchObject({ article_id, user_name: '读者', reason: 'unclear', handled_at: null })
  const url = `/api/management/article-opinions/${opinion.opinion_id}/handling`
  expect((await post(url, {})).data).toMatchObject({ field: 'reason' })
  expect((await post(url, { reason: '第二节补上了' })).code).toBe(0)
  expect((await post(url, { reason: '再一次' })).code).toBe(failures.conflict.code)

  expect(await list({ state: 'open' })).toMatchObject([{ useful: true }])
  expect(await list({ state: 'handled' })).toMatchObject([
    { handled_by: 'administrator', handled_reason: '第二节补上了' },
  ])
})

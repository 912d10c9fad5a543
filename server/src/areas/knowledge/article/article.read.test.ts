import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { givenAccount, givenSession, someone, startPortal } from '../../../../test/portal.ts'
import { givenItem } from '../../item/item.given.ts'
import { countViews } from '../../item/item.view.ts'
import { givenArticle, givenType } from '../knowledge.given.ts'
import { renderOlder } from '../revision/revision.publish.ts'

test('an article opens with its text, contents, minutes, versions, path and neighbours', async () => {
  const { db, get } = await startPortal()
  const engine = await givenType(db, '流程引擎')
  const nodes = await givenType(db, '节点', engine)
  const before = await givenArticle(db, engine, { title: { 'zh-CN': '概述' } })
  const article_id = await givenArticle(db, nodes, { position: 1, verify_by: '2020-01-01' })
  const after = await givenArticle(db, nodes, { position: 2, title: { 'zh-CN': '抄送与传阅' } })

  const { data } = await get(`/api/knowledges/${article_id}`)

  expect(data).toMatchObject({
    article_id,
    title: '会签、或签与依次审批',
    html: '<h2 id="h-三种方式的区别">三种方式的区别</h2><p>会签要等所有人。</p>',
    contents: [{ anchor: 'h-三种方式的区别', level: 2, text: '三种方式的区别' }],
    minutes: 1,
    fits: '10.0',
    fits_until: '10.2',
    verify_by: '2020-01-01',
    verify_overdue: true,
    read_count: 0,
    path: [{ knowledge_type_name: '流程引擎' }, { knowledge_type_name: '节点' }],
    previous: { article_id: before, title: '概述' },
    next: { article_id: after, title: '抄送与传阅' },
    opinion: null,
  })
})

test('a reader gets the text in their language, converted from the other script, or the nearest there is [I18N-04a] [I18N-04b]', async () => {
  const { db, get } = await startPortal()
  const type = await givenType(db, '流程引擎')
  const article_id = await givenArticle(db, type, {
    title: { 'zh-CN': '会签', en: 'All must agree' },
    body: { 'zh-CN': '## 数据\n\n所有人。`数据`', en: 'Everybody.' },
  })
  const read = async (language: string, query = '') =>
    (await get(`/api/knowledges/${article_id}${query}`, { 'accept-language': language })).data

  expect(await read('en')).toMatchObject({ language: 'en', title: 'All must agree', html: '<p>Everybody.</p>' })
  expect(await read('zh-TW')).toMatchObject({
    language: 'zh-TW',
    converted: true,
    languages: ['zh-CN', 'en'],
    title: '會簽',
    html: '<h2 id="h-数据">資料</h2><p>所有人。<code>数据</code></p>',
    contents: [{ anchor: 'h-数据', text: '資料' }],
  })
  expect(await read('zh-TW', '?language=zh-CN')).toMatchObject({ language: 'zh-CN', converted: false, title: '会签' })
  expect(await read('zh-CN', '?language=en')).toMatchObject({ language: 'en', converted: false })
})

test('what is a draft, withdrawn or no article does not exist', async () => {
  const { db, get } = await startPortal()
  const type = await givenType(db, '流程引擎')
  const article_id = await givenArticle(db, type)
  const { item_id: resource_id } = await givenItem(db)

  for (const state of ['draft', 'withdrawn']) {
    await db.updateTable('item').set({ state }).where('item_id', '=', article_id).execute()
    expect((await get(`/api/knowledges/${article_id}`)).code).toBe(failures.not_found.code)
  }
  expect((await get(`/api/knowledges/${resource_id}`)).code).toBe(failures.not_found.code)
})

test('a link to a resource that stands alone is a card with its name of today; in a sentence it stays a link', async () => {
  const { db, get } = await startPortal()
  const type = await givenType(db, '流程引擎')
  const { item_id } = await givenItem(db, { title: { 'zh-CN': '请<假>' } })
  const { item_id: gone } = await givenItem(db, { state: 'withdrawn' })
  const article_id = await givenArticle(db, type, {
    body: {
      'zh-CN': `[拿来用](/resource/flow/${item_id})\n\n见[这里](/resource/flow/${item_id})。\n\n[没了](/video/${gone})`,
    },
  })

  const { html } = (await get(`/api/knowledges/${article_id}`)).data

  expect(html).toBe(
    `<div class="embed" data-kind="resource" data-type="flow"><a href="/resource/flow/${item_id}">` +
      '<strong>请&lt;假&gt;</strong><span class="summary">一句话</span></a></div>' +
      `<p>见<a href="/resource/flow/${item_id}">这里</a>。</p><p>没了</p>`,
  )
})

test('a case whose customer may no longer be named has no card, from the first moment', async () => {
  const { db, get } = await startPortal()
  const { item_id } = await givenItem(db, { kind: 'case', title: { 'zh-CN': '某厂：让合同不再排队' } })
  await sql`insert into case_study (item_id, customer, consent_until) values (${item_id}, '{}', '2999-01-01')`.execute(
    db,
  )
  const body = { 'zh-CN': `[一个案例](/case/${item_id})` }
  const article_id = await givenArticle(db, await givenType(db, '流程引擎'), { body })
  const html = async () => (await get(`/api/knowledges/${article_id}`)).data.html
  expect(await html()).toContain('某厂')

  await db.updateTable('case_study').set({ consent_until: '2020-01-01' }).where('item_id', '=', item_id).execute()

  expect(await html()).toBe('<p>一个案例</p>')
})

test('resources, videos and articles that go with it are led to, in the order they were given', async () => {
  const { db, get } = await startPortal()
  const type = await givenType(db, '流程引擎')
  const other = await givenArticle(db, type)
  const { item_id: one } = await givenItem(db)
  const { item_id: two } = await givenItem(db)
  const { item_id: video } = await givenItem(db, { kind: 'video' })
  await sql`insert into video (item_id, lesson, duration_seconds) values (${video}, '{}', 506)`.execute(db)
  const { item_id: hidden } = await givenItem(db, { state: 'draft' })
  const article_id = await givenArticle(db, type, { related_ids: [two, other, one, video, hidden] })

  const { data } = await get(`/api/knowledges/${article_id}`)

  expect(data.related_resources.map(({ resource_id }: { resource_id: number }) => resource_id)).toEqual([two, one])
  expect(data.related_videos).toEqual([{ video_id: video, title: '请假', duration_seconds: 506 }])
  expect(data.related_articles).toMatchObject([{ article_id: other }])
})

test('a reader counts once a day, and what is not published is not counted', async () => {
  const { db, get, post, platform } = await startPortal()
  const type = await givenType(db, '流程引擎')
  const article_id = await givenArticle(db, type)
  const { token } = await givenSession(db, (await givenAccount(db, someone)).user_id)
  const asPerson = { authorization: `Bearer ${token}` }

  for (const headers of [{}, {}, asPerson, asPerson]) {
    expect((await post(`/api/knowledges/${article_id}/reads`, {}, headers)).code).toBe(0)
  }
  await post('/api/knowledges/2000000000/reads')
  await countViews(platform.db)
  await countViews(platform.db)

  expect((await get(`/api/knowledges/${article_id}`)).data.read_count).toBe(2)
})

test('whether it helped: one word of each person and each network, the last one counts', async () => {
  const { db, get, post } = await startPortal(someone)
  const article_id = await givenArticle(db, await givenType(db, '流程引擎'))
  const visitor = { authorization: '' }
  const sendOpinion = (body: object, headers = {}) => post(`/api/knowledges/${article_id}/opinions`, body, headers)

  await sendOpinion({ useful: true })
  await sendOpinion({ useful: false, reason: 'outdated', text: '10.2 里没有这个按钮' })
  await sendOpinion({ useful: true }, visitor)
  await sendOpinion({ useful: true, reason: 'wrong' }, visitor)

  expect((await get(`/api/knowledges/${article_id}`)).data.opinion).toEqual({
    useful: false,
    reason: 'outdated',
    text: '10.2 里没有这个按钮',
  })
  expect((await get(`/api/knowledges/${article_id}`, visitor)).data.opinion).toBeNull()
  const counted = await db.selectFrom('article').select(['useful_count', 'not_useful_count']).execute()
  expect(counted).toEqual([{ useful_count: 1, not_useful_count: 1 }])
  const kept = await db.selectFrom('article_opinion').select(['useful', 'reason']).orderBy('useful').execute()
  expect(kept).toEqual([
    { useful: false, reason: 'outdated' },
    { useful: true, reason: null },
  ])
})

test('an opinion is yes or no, with a reason we know', async () => {
  const { db, send } = await startPortal()
  const article_id = await givenArticle(db, await givenType(db, '流程引擎'))
  const url = `/api/knowledges/${article_id}/opinions`

  expect((await send({ method: 'POST', url, payload: { useful: 'yes' } })).json().code).toBe(
    failures.invalid_input.code,
  )
  expect((await send({ method: 'POST', url, payload: { useful: false, reason: 'because' } })).json().code).toBe(
    failures.invalid_input.code,
  )
})

test('what an older renderer made is shown right at once, and made again by a job', async () => {
  const { db, get } = await startPortal()
  const article_id = await givenArticle(db, await givenType(db, '流程引擎'))
  const right = (await get(`/api/knowledges/${article_id}`)).data.html
  await sql`update article set engine = 0, rendered = '{"zh-CN": {"html": "<b>old</b>"}}'`.execute(db)

  expect((await get(`/api/knowledges/${article_id}`)).data.html).toBe(right)
  await renderOlder(db, new AbortController().signal)

  const { rows } = await sql<{ html: string }>`
    select rendered #>> '{zh-CN,html}' as html from article where engine > 0`.execute(db)
  expect(rows).toEqual([{ html: right }])
})

test('the Markdown of an article is a file of its own, open to whom the article is', async () => {
  const { db, send } = await startPortal()
  const article_id = await givenArticle(db, await givenType(db, '流程引擎'))
  const source = (query: string) => send({ method: 'GET', url: `/api/knowledges/${article_id}/source${query}` })

  const found = await source('?language=zh-CN')

  expect(found.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(found.body).toBe('# 会签、或签与依次审批\n\n## 三种方式的区别\n\n会签要等所有人。\n')
  expect((await source('?language=fr')).statusCode).toBe(404)
  await db.updateTable('item').set({ state: 'withdrawn' }).execute()
  expect((await source('')).statusCode).toBe(404)
})

test('a picture says how large it is, so that nothing moves when it comes; one that is not there is its description', async () => {
  const { db, platform, get } = await startPortal()
  const { user_id } = await givenAccount(db)
  const wide = {
    name: 'image-1600.webp',
    content: Buffer.from('w'),
    content_type: 'image/webp',
    width: 1600,
    height: 900,
  }
  const narrow = { ...wide, name: 'image-400.webp', width: 400, height: 225 }
  const there = await givenStoredFile(platform, { user_id, public: true, previews: [narrow, wide] })
  const checked = await givenStoredFile(platform, { user_id, public: true, state: 'received' })
  const article_id = await givenArticle(db, await givenType(db, '流程引擎'), {
    body: {
      'zh-CN': `![三种方式](/file/public/${there.file_id}/a.png)\n\n![还在检查 "<b>"](/file/public/${checked.file_id}/b.png)\n`,
    },
  })

  const { html } = (await get(`/api/knowledges/${article_id}`)).data

  expect(html).toContain(
    `<img src="/file/public/${there.file_id}/a.png" alt="三种方式" loading="lazy" width="1600" height="900">`,
  )
  expect(html).toContain('<figure><span class="no-picture">还在检查 &quot;&lt;b&gt;&quot;</span></figure>')
})

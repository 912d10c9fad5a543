import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passApprovalDelay } from '../../../../test/approvals.ts'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../../test/portal.ts'
import { givenArticle, givenType } from '../knowledge.given.ts'

let portal: Portal
let type: number
beforeAll(async () => {
  portal = await startPortal(administrator)
  type = await givenType(portal.db, '流程引擎')
})
afterAll(() => portal.close())

const text = { title: '超时怎么办', summary: '提醒，不要自动通过。', body: '## 提醒本人\n\n再抄送上级。\n', note: '' }

async function call(method: 'PUT' | 'PATCH' | 'DELETE', url: string, payload: object = {}) {
  return (await portal.send({ method, url, payload })).json()
}

let article_id: number
let draft: string
beforeEach(async () => {
  const { data } = await portal.post('/api/knowledges', { knowledge_type_id: type, language: 'zh-CN', ...text })
  article_id = data.article_id
  draft = `/api/knowledges/${article_id}/drafts/zh-CN`
})

async function publish(written: Partial<typeof text> = {}) {
  await call('PUT', draft, { ...text, ...written })
  await portal.post(`${draft}/submit`)
  await approve()
}

/** The approval has taken effect when it answers. */
async function approve() {
  const answer = await portal.post(`${draft}/decision`, { decision: 'publish' })
  await passApprovalDelay(portal.platform)
  return answer
}

test('an article goes from draft through review to readers, who see nothing of it before', async () => {
  const { get, post } = portal
  const read = () => get(`/api/knowledges/${article_id}`)

  expect((await get(draft)).data).toMatchObject({ ...text, state: 'draft', number: 1, author_name: 'administrator' })
  expect((await read()).code).toBe(failures.not_found.code)
  expect((await post(`${draft}/submit`)).data.state).toBe('in_review')
  expect((await read()).code).toBe(failures.not_found.code)
  expect((await approve()).data).toMatchObject({ state: 'in_review', approval: { mine: true, is_refused: false } })
  expect((await get(draft)).data).toMatchObject({
    state: 'published',
    approval: null,
    decisions: [{ decision: 'publish', reason: null, decided_by: 'administrator' }],
  })

  expect((await read()).data).toMatchObject({
    title: text.title,
    html: '<h2 id="h-提醒本人">提醒本人</h2><p>再抄送上级。</p>',
    languages: ['zh-CN'],
  })
  expect((await get(`/api/knowledges/types/${type}`)).data.nodes).toContainEqual(
    expect.objectContaining({ kind: 'article', id: article_id, name: text.title }),
  )
})

test('an author lists only the drafts they began', async () => {
  const other = await givenAccount(portal.db, { user_name: '半夏' })
  await portal.db
    .updateTable('article_revision')
    .set({ author_id: other.user_id })
    .where('item_id', '=', article_id)
    .execute()
  const own = await portal.post('/api/knowledges', { knowledge_type_id: type, language: 'en', ...text })

  const { data } = await portal.get('/api/knowledges/drafts?search={"mine":true}&size=100')

  const ids = data.list.map((draft: { article_id: number }) => draft.article_id)
  expect(ids).toContain(own.data.article_id)
  expect(ids).not.toContain(article_id)
  expect(data.total).toBe(ids.length)
})

test('a request for changes needs a reason and a text; the author is notified', async () => {
  const { db, get, post, user_id } = portal
  await post(`${draft}/submit`)
  const ask = (fields: object) => post(`${draft}/decision`, { decision: 'ask_changes', ...fields })

  expect((await ask({})).data).toMatchObject({ field: 'reason' })
  expect((await ask({ reason: 'unclear' })).data).toMatchObject({ field: 'text' })
  expect((await ask({ reason: 'because', text: '不清楚' })).code).toBe(failures.invalid_input.code)
  expect((await ask({ reason: 'unclear', text: '谁来提醒？' })).data).toMatchObject({
    state: 'changes_asked',
    decisions: [{ decision: 'ask_changes', reason: 'unclear', text: '谁来提醒？' }],
  })

  const notices = await db.selectFrom('notice').selectAll().where('kind', '=', 'article_changes_asked').execute()
  expect(notices).toMatchObject([{ user_id, subject: { article_id, language: 'zh-CN', number: 1 } }])
  await call('PUT', draft, { ...text, body: '系统提醒处理人。' })
  expect((await post(`${draft}/submit`)).data).toMatchObject({ state: 'in_review', decisions: [{ reason: 'unclear' }] })
  expect((await get('/api/knowledges/drafts?search={"state":"in_review"}')).data.list).toContainEqual(
    expect.objectContaining({ article_id, language: 'zh-CN', state: 'in_review' }),
  )
})

test('each move is possible from its states only', async () => {
  const { post } = portal
  const { conflict, not_found, invalid_input } = failures

  expect((await approve()).code).toBe(conflict.code)
  await call('PUT', draft, { ...text, body: ' \n' })
  expect((await post(`${draft}/submit`)).code).toBe(invalid_input.code)
  await call('PUT', draft, text)
  await post(`${draft}/submit`)
  expect((await call('PUT', draft, text)).code).toBe(conflict.code)
  expect((await call('DELETE', draft)).code).toBe(conflict.code)
  expect((await post(`${draft}/submit`)).code).toBe(conflict.code)
  await approve()
  expect((await approve()).code).toBe(not_found.code)
  expect((await call('DELETE', draft)).code).toBe(not_found.code)
})

test('an author takes back an undecided draft; another person cannot', async () => {
  const { db, post } = portal
  await post(`${draft}/submit`)
  expect((await post(`${draft}/take-back`)).data).toMatchObject({ state: 'draft', is_own: true })
  expect((await post(`${draft}/take-back`)).code).toBe(failures.conflict.code)
  await call('PUT', draft, { ...text, body: '改好了。' })

  await post(`${draft}/submit`)
  const { user_id: other } = await givenAccount(db)
  await sql`update article_revision set author_id = ${other} where item_id = ${article_id}`.execute(db)
  expect((await portal.get(draft)).data).toMatchObject({ state: 'in_review', body: '改好了。', is_own: false })
  expect((await post(`${draft}/take-back`)).code).toBe(failures.not_allowed.code)
})

test('a language without a text is an empty page to begin with, and says where the article stands', async () => {
  const { data } = await portal.get(`/api/knowledges/${article_id}/drafts/en`)

  expect(data).toMatchObject({ language: 'en', number: 1, state: 'draft', title: '', body: '', decisions: [] })
  expect(data.filing).toEqual({ knowledge_type_id: type, position: 0, fits: null, fits_until: null, verify_by: null })
  expect((await portal.get('/api/knowledges/2000000000/drafts/en')).code).toBe(failures.not_found.code)
})

test('an article can stand under every type, each named by its way from the top', async () => {
  const below = await givenType(portal.db, '节点之下', type)

  const { list } = (await portal.get('/api/knowledges/places')).data

  expect(list).toContainEqual({ knowledge_type_id: below, names: ['流程引擎', '节点之下'] })
  const at = (id: number) => list.findIndex((place: { knowledge_type_id: number }) => place.knowledge_type_id === id)
  expect(at(below)).toBe(at(type) + 1)
})

test('of two who decide at once one is refused, and one revision is published', async () => {
  const { db, post } = portal
  await post(`${draft}/submit`)

  const answers = await Promise.all([1, 2, 3].map(() => post(`${draft}/decision`, { decision: 'publish' })))

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  await passApprovalDelay(portal.platform)
  const { rows } = await sql`
    select from review_decision join article_revision using (revision_id) where item_id = ${article_id}`.execute(db)
  expect(rows).toHaveLength(1)
})

test('a part of a draft that another person changed meanwhile is not overwritten; other parts are joined', async () => {
  const { title, summary, body, note } = (await portal.get(draft)).data
  const seen = { title, summary, body, note }

  const mine = await call('PUT', draft, { ...seen, title: '我的', seen })
  const theirs = await call('PUT', draft, { ...seen, title: '他们的', seen })
  const another = await call('PUT', draft, { ...seen, summary: '他们的简介', seen })

  expect(mine.data.title).toBe('我的')
  expect(theirs).toMatchObject({ code: failures.conflict.code, data: { stale: 'title' } })
  expect(JSON.parse(theirs.data.current)).toMatchObject({ title: '我的', summary })
  expect(another.data).toMatchObject({ title: '我的', summary: '他们的简介' })
})

test('two who begin a text in one language at once write one draft', async () => {
  const english = `/api/knowledges/${article_id}/drafts/en`

  const answers = await Promise.all([1, 2, 3].map((n) => call('PUT', english, { ...text, title: `Draft ${n}` })))

  expect(answers.map(({ code, data }) => [code, data.number])).toEqual([0, 0, 0].map((code) => [code, 1]))
})

test('the history shows what changed between any two revisions, word by word', async () => {
  const { get } = portal
  await publish({ body: '第一行。\n会签要等所有人。\n第三行。\n' })
  await publish({ body: '第一行。\n会签要等每个人。\n第三行。\n', note: '换了说法' })
  await publish({ body: '第一行。\n会签要等每个人。\n第三行。\n第四行。\n', title: '会签' })
  await call('PUT', draft, { ...text, body: '还没人看过。' })
  const history = `/api/knowledges/${article_id}/revisions`

  const { data } = await get(history)
  expect(data.list.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
  expect(data.list[1]).toMatchObject({ note: '换了说法', author_name: 'administrator', restored_from: null })

  expect((await get(`${history}/2`)).data).toMatchObject({
    against: 1,
    difference: [
      { change: 'same', text: '第一行。\n会签要等' },
      { change: 'removed', text: '所有' },
      { change: 'added', text: '每个' },
      { change: 'same', text: '人。\n第三行。\n' },
    ],
  })
  expect((await get(`${history}/1`)).data).toMatchObject({ against: null, difference: [{ change: 'added' }] })
  const back = (await get(`${history}/1?against=3`)).data
  expect(withoutRemoved(back.difference)).toBe(back.body)
  expect(back.difference).toContainEqual({ change: 'removed', text: '第四行。\n' })
  for (const address of [`${history}/4`, `${history}/3?against=4`, `${history}/9`]) {
    expect((await get(address)).code).toBe(failures.not_found.code)
  }
})

function withoutRemoved(difference: { change: string; text: string }[]) {
  return difference.flatMap(({ change, text }) => (change === 'removed' ? [] : text)).join('')
}

test('an old revision is restored as a draft, goes through review again, and the history says so', async () => {
  const { get, post } = portal
  await publish({ body: '旧的。' })
  await publish({ body: '新的。' })
  const restore = `/api/knowledges/${article_id}/revisions/1/restore`

  expect((await post(restore, { language: 'zh-CN' })).data).toMatchObject({
    state: 'draft',
    number: 3,
    body: '旧的。',
    restored_from: 1,
  })
  expect((await post(restore, { language: 'zh-CN' })).code).toBe(failures.conflict.code)
  expect((await get(`/api/knowledges/${article_id}`)).data.html).toBe('<p>新的。</p>')
  await post(`${draft}/submit`)
  await approve()

  expect((await get(`/api/knowledges/${article_id}`)).data.html).toBe('<p>旧的。</p>')
  expect((await get(`/api/knowledges/${article_id}/revisions`)).data.list[0]).toMatchObject({
    number: 3,
    restored_from: 1,
  })
})

test('a published revision cannot be changed by any person', async () => {
  await publish()
  const change = (column: string, value: string) =>
    sql`update article_revision set ${sql.ref(column)} = ${sql.raw(value)} where item_id = ${article_id}`.execute(
      portal.db,
    )

  for (const [column, value] of Object.entries({ body: `'x'`, title: `'x'`, number: '9', published_at: 'now()' })) {
    await expect(change(column, value)).rejects.toThrow('a published revision does not change')
  }
  await change('author_id', 'null')
})

test('the first moment of publishing stays, the moment of the last change moves', async () => {
  const { db, get } = portal
  await publish()
  await sql`update item set published_at = now() - interval '9 days' where item_id = ${article_id}`.execute(db)

  await publish({ body: '改过了。' })

  const { published_at, updated_at } = (await get(`/api/knowledges/${article_id}`)).data
  expect(Date.parse(updated_at) - Date.parse(published_at)).toBeGreaterThan(8 * 86_400_000)
})

test('an article is moved, ordered and connected without touching its text', async () => {
  const { db, get } = portal
  await publish()
  const other = await givenType(db, `接口 ${article_id}`)
  const related = await givenArticle(db, other)

  await call('PATCH', `/api/knowledges/${article_id}`, {
    knowledge_type_id: other,
    position: 7,
    fits: '10.1',
    fits_until: null,
    verify_by: '2030-01-31',
    related_ids: [related, article_id, 2_000_000_000],
  })

  expect((await get(`/api/knowledges/${article_id}`)).data).toMatchObject({
    fits: '10.1',
    fits_until: null,
    verify_by: '2030-01-31',
    verify_overdue: false,
    path: [{ knowledge_type_id: other }],
    related_articles: [{ article_id: related }],
    previous: { article_id: related },
  })
  const found = await get(
    `/api/knowledges?search=${encodeURIComponent(JSON.stringify({ knowledge_type_id: other, keyword: '抄送上级' }))}`,
  )
  expect(found.data.list).toMatchObject([{ article_id }])
  const nowhere = await call('PATCH', `/api/knowledges/${article_id}`, { knowledge_type_id: 2_000_000_000 })
  expect(nowhere).toMatchObject({ code: failures.invalid_input.code, data: { field: 'knowledge_type_id' } })
})

test('what is withdrawn is gone for readers at once, and comes back with the next revision', async () => {
  const { get, post } = portal
  await publish()

  const withdraw = (body: object) => post(`/api/knowledges/${article_id}/withdrawal`, body)

  expect((await withdraw({})).data).toMatchObject({ field: 'reason' })
  await withdraw({ reason: '不再适用' })
  expect((await get(`/api/knowledges/${article_id}`)).code).toBe(failures.not_found.code)
  expect((await withdraw({ reason: '不再适用' })).code).toBe(failures.not_found.code)
  await publish({ body: '又在了。' })

  expect((await get(`/api/knowledges/${article_id}`)).data.html).toBe('<p>又在了。</p>')
})

test('Markdown is shown to its author as it will be published', async () => {
  const { data } = await portal.post('/api/knowledges/preview', { body: '## 标题\n\n<b>不是 HTML</b>' })

  expect(data).toEqual({
    html: '<h2 id="h-标题">标题</h2><p>&lt;b&gt;不是 HTML&lt;/b&gt;</p>',
    contents: [{ anchor: 'h-标题', level: 2, text: '标题' }],
    minutes: 1,
  })
})

test('saving a draft claims its pictures, but only those of the person who saves', async () => {
  const { db, platform, user_id } = portal
  const { user_id: other } = await givenAccount(db)
  const mine = await givenStoredFile(platform, { user_id: user_id ?? 0, public: true })
  const theirs = await givenStoredFile(platform, { user_id: other, public: true })

  const pictures = [mine, theirs].map(({ file_id }) => `![图](/file/public/${file_id}/a.png)`)
  await call('PUT', draft, { ...text, body: pictures.join('\n\n') })

  const used = await db.selectFrom('file').select('file_id').where('claimed_at', 'is not', null).execute()
  expect(used).toEqual([{ file_id: mine.file_id }])
})

import { failures } from '@atrium/contract/errors'
import { languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenWaitingApp, givenWaitingArticle, givenWaitingResource } from '../../../test/given/review.ts'
import { receivedLetters } from '../../../test/messages.ts'
import { mailAtOnce } from '../../../test/notices.ts'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'

const kinds = {
  resource: {
    given: givenWaitingResource,
    table: 'resource_version',
    key: 'version_id',
    reviewed: (id: number) => `/api/management/reviews/${id}`,
    review: (id: number) => `/api/reviews/${id}`,
    mine: (id: number) => `/api/submissions/${id}`,
    notice: 'submission',
    toAuthor: (id: number) => `/upload-center?submission=${id}#thread`,
    toReviewer: (id: number) => `/management/review?open=resource-${id}`,
  },
  app: {
    given: givenWaitingApp,
    table: 'app_version',
    key: 'app_version_id',
    reviewed: (id: number) => `/api/management/app-reviews/${id}`,
    review: (id: number) => `/api/app-reviews/${id}`,
    mine: (id: number) => `/api/app-submissions/${id}`,
    notice: 'app_submission',
    toAuthor: (id: number) => `/app-store/submit?submission=${id}#thread`,
    toReviewer: (id: number) => `/management/app-review?open=app-${id}`,
  },
} as const
type ThreadKind = keyof typeof kinds

interface ThreadText {
  text: string
  is_reviewer: boolean
}
const texts = ({ thread }: { thread: ThreadText[] }) => thread.map(({ text, is_reviewer }) => [is_reviewer, text])

/** The portal's own administrator reviews; the author is somebody else, with a mailbox. */
async function givenThread(kind: ThreadKind) {
  const portal = await startPortal(administrator)
  const id = await kinds[kind].given(portal.db)
  const { rows } = await sql<{ user_id: number }>`
    update account set email = 'qinghe@example.com', reads_in = 'zh-CN'
    from ${sql.table(kinds[kind].table)} as handed_in
    where handed_in.user_id = account.user_id and ${sql.ref(kinds[kind].key)} = ${id} returning account.user_id`.execute(
    portal.db,
  )
  const author = await signedIn(portal, rows[0]?.user_id ?? 0)
  return { portal, id, author, ...kinds[kind] }
}

async function signedIn({ db }: Portal, user_id: number) {
  return { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
}

test.for(Object.keys(kinds) as ThreadKind[])(
  'author and reviewer of a submission (%s) write to each other, in order and with what they point to [UPL-10]',
  async (kind) => {
    const { portal, id, author, review, reviewed, mine } = await givenThread(kind)
    const returned = { decision: 'ask_changes', reason: 'private_data', text: '遮住手机号', refers_to: ['field.title'] }

    await portal.post(`${review(id)}/messages`, { text: '两班制还是三班制？', refers_to: ['field.summary'] })
    await portal.post(`${review(id)}/decision`, returned)
    const { data } = await portal.post(`${mine(id)}/messages`, { text: '两班制' }, author)

    expect(data).toMatchObject({
      state: 'changes_asked',
      can_write: true,
      thread: [
        { decision: null, text: '两班制还是三班制？', is_reviewer: true, refers_to: ['field.summary'] },
        { decision: 'ask_changes', reason: 'private_data', text: '遮住手机号', refers_to: ['field.title'] },
        { decision: null, text: '两班制', is_reviewer: false, refers_to: [] },
      ],
    })
    expect(texts((await portal.get(reviewed(id))).data)).toEqual(texts(data))
  },
)

test.for(Object.keys(kinds) as ThreadKind[])(
  'both sides of a thread (%s) are notified with what was written, and led to it [UPL-10]',
  async (kind) => {
    const { portal, id, author, review, mine, notice, toAuthor, toReviewer } = await givenThread(kind)

    await portal.post(`${review(id)}/messages`, { text: '两班制还是三班制？' })
    await portal.post(`${review(id)}/decision`, { decision: 'ask_changes', reason: 'other', text: '请补一句' })
    await portal.post(`${mine(id)}/messages`, { text: '补好了' }, author)

    expect((await portal.get('/api/notices', author)).data.list).toMatchObject([
      { kind: `${notice}_changes_asked`, quote: '请补一句', address: toAuthor(id) },
      { kind: `${notice}_commented`, quote: '两班制还是三班制？', address: toAuthor(id) },
    ])
    expect((await portal.get('/api/notices')).data.list).toMatchObject([
      { kind: `${notice}_replied`, quote: '补好了', address: toReviewer(id) },
    ])
    await mailAtOnce(portal.platform)
    const letters = await receivedLetters(portal.platform, 'qinghe@example.com')
    expect(letters.map(({ text }) => /^> .*/m.exec(text)?.[0]).toSorted()).toEqual([
      '> 两班制还是三班制？',
      '> 请补一句',
    ])
  },
)

test('an answer notifies those who review it and still may, and nobody else [UPL-10]', async () => {
  const { portal, id, author, review, mine } = await givenThread('resource')
  const colleague = await givenAccount(portal.db, { ...administrator, user_name: '另一位' })
  const bystander = await givenAccount(portal.db, { ...administrator, user_name: '旁观者' })
  await portal.post(`${review(id)}/messages`, { text: '请补一句' })
  await portal.send({
    method: 'PUT',
    url: `${review(id)}/reviewer`,
    headers: await signedIn(portal, colleague.user_id),
  })
  await sql`update account set own_menus = '{}' where user_id = ${portal.user_id}`.execute(portal.db)

  await portal.post(`${mine(id)}/messages`, { text: '补好了' }, author)

  const { rows } = await sql<{ user_id: number }>`
    select user_id from notice where kind = 'submission_replied'`.execute(portal.db)
  expect(rows.map(({ user_id }) => user_id)).toEqual([colleague.user_id])
  expect(rows.map(({ user_id }) => user_id)).not.toContain(bystander.user_id)
})

test('a message that is sent again with its key stands in the thread once [UPL-10]', async () => {
  const { portal, id, author, mine } = await givenThread('resource')
  const headers = { ...author, 'idempotency-key': crypto.randomUUID() }

  await portal.post(`${mine(id)}/messages`, { text: '补好了' }, headers)
  await portal.post(`${mine(id)}/messages`, { text: '补好了' }, headers)

  expect((await portal.get(mine(id), author)).data.thread).toHaveLength(1)
})

test('other members neither read a thread nor write into it, and reviewers of apps do not read resources [UPL-10]', async () => {
  const { portal, id, review, reviewed, mine } = await givenThread('resource')
  const { user_id } = await givenAccount(portal.db, { user_name: '旁人' })
  const other = await signedIn(portal, user_id)

  expect((await portal.get(mine(id), other)).code).toBe(failures.not_found.code)
  expect((await portal.post(`${mine(id)}/messages`, { text: '我也说一句' }, other)).code).toBe(failures.not_found.code)
  expect((await portal.get(reviewed(id), other)).code).toBe(failures.not_allowed.code)
  expect((await portal.post(`${review(id)}/messages`, { text: '我也说一句' }, other)).code).toBe(
    failures.not_allowed.code,
  )
  await sql`update account set own_menus = '{1021}' where user_id = ${portal.user_id}`.execute(portal.db)
  expect((await portal.post(`${review(id)}/messages`, { text: '我也说一句' })).code).toBe(failures.not_allowed.code)
})

test('what was never handed in, or taken back as a draft, has nobody to write to [UPL-10]', async () => {
  const { portal, id, author, mine } = await givenThread('resource')
  await portal.post(`${mine(id)}/withdraw`, {}, author)

  const { data } = await portal.get(mine(id), author)

  expect(data).toMatchObject({ state: 'draft', can_write: false })
  expect((await portal.post(`${mine(id)}/messages`, { text: '在吗' }, author)).code).toBe(failures.conflict.code)
})

test('the author of a text and its reviewer write to each other [UPL-10]', async () => {
  const portal = await startPortal(administrator)
  const revision_id = await givenWaitingArticle(portal.db)
  const { item_id, author_id } = await portal.db
    .selectFrom('article_revision')
    .select(['item_id', 'author_id'])
    .where('revision_id', '=', revision_id)
    .executeTakeFirstOrThrow()
  await sql`insert into account_role (user_id, role_id) values (${author_id}, 3)`.execute(portal.db)
  await sql`
    with filed as (
      insert into knowledge_type (code, name, description, mark) values ('install', '{"zh-CN": "安装"}', '{}', '{}')
      returning knowledge_type_id)
    update item set category_id = knowledge_type_id from filed where item_id = ${item_id}`.execute(portal.db)
  const author = await signedIn(portal, Number(author_id))
  const [language] = languages
  const url = `/api/knowledges/${item_id}/drafts/${language}`

  await portal.post(`/api/management/article-reviews/${revision_id}/messages`, { text: '第二步看不懂' })
  const { data } = await portal.post(`${url}/messages`, { text: '写清楚了' }, author)

  expect(texts(data)).toEqual([
    [true, '第二步看不懂'],
    [false, '写清楚了'],
  ])
  expect(texts((await portal.get(`/api/management/article-reviews/${revision_id}`)).data)).toEqual(texts(data))
  expect((await portal.get('/api/notices', author)).data.list).toMatchObject([
    { kind: 'article_commented', quote: '第二步看不懂', address: `/knowledge/article/${item_id}/edit#thread` },
  ])
  expect((await portal.get('/api/notices')).data.list).toMatchObject([
    { kind: 'article_replied', quote: '写清楚了', address: `/management/review?open=article-${revision_id}` },
  ])
})

import { failures } from '@atrium/contract/errors'
import { approvalDelay } from '@atrium/contract/limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { passApprovalDelay } from '../../../test/approvals.ts'
import { givenWaitingApp, givenWaitingArticle } from '../../../test/given/review.ts'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'

/** Packages need the pipeline of files: submission.publish.test.ts. */
const kinds = {
  app: {
    given: (portal: Portal) => givenWaitingApp(portal.db),
    table: 'app_version',
    key: 'app_version_id',
    decision: (id: number) => `/api/app-reviews/${id}/decision`,
    review: (id: number) => `/api/management/app-reviews/${id}`,
    notice: 'app_submission_published',
  },
  article: {
    given: (portal: Portal) => givenWaitingArticle(portal.db),
    table: 'article_revision',
    key: 'revision_id',
    decision: (id: number) => `/api/management/article-reviews/${id}/decision`,
    review: (id: number) => `/api/management/article-reviews/${id}`,
    notice: 'article_published',
  },
  proposal: {
    given: (portal: Portal) => givenWaitingArticle(portal.db, { proposal: true }),
    table: 'article_revision',
    key: 'revision_id',
    decision: (id: number) => `/api/management/article-proposals/${id}/decision`,
    review: (id: number) => `/api/management/article-reviews/${id}`,
    notice: 'article_published',
  },
} as const
type ApprovedKind = keyof typeof kinds
const allKinds = Object.keys(kinds) as ApprovedKind[]

async function givenWaiting(kind: ApprovedKind) {
  const portal = await startPortal(administrator)
  const { given, table, key, decision, review, notice } = kinds[kind]
  const id = await given(portal)
  return {
    portal,
    id,
    notice,
    approve: (headers = {}) => portal.post(decision(id), { decision: 'publish' }, headers),
    takeBack: async (headers = {}) => (await portal.send({ method: 'DELETE', url: decision(id), headers })).json(),
    review: async () => (await portal.get(review(id))).data,
    state: async () => {
      const { rows } = await sql<{ state: string; decisions: number }>`
        select state, (select count(*)::int from review_decision as made
          where ${sql.ref(`made.${key}`)} = ${id} and decision = 'publish') as decisions
        from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(portal.db)
      return rows[0]
    },
    notices: async () => (await portal.db.selectFrom('notice').select('kind').execute()).map(({ kind }) => kind),
    waiting: async () => (await portal.get('/api/management/reviews/count')).data.total,
  }
}

/** The moment from which it takes effect, relative to now. */
async function moveApproval({ db }: Portal, by: string) {
  await sql`update review_approval set takes_effect_at = now() + ${by}::interval`.execute(db)
}

async function colleagueOf({ db }: Portal) {
  const { user_id } = await givenAccount(db, { ...administrator, user_name: '另一位' })
  return { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
}

const waitingResult = { state: 'in_review', decisions: 0 }
const publishedResult = { state: 'published', decisions: 1 }

test.for(allKinds)(
  'an approval of an %s takes effect after ten seconds, and its author hears of it then [MGT-125]',
  async (kind) => {
    const { portal, approve, state, notices, waiting, notice } = await givenWaiting(kind)

    expect((await approve()).code).toBe(0)

    const { rows } = await sql<{ delay: number; start_after: string; takes_effect_at: string }>`
    select extract(epoch from takes_effect_at - approved_at)::int as delay, takes_effect_at, start_after
    from review_approval, pgboss.job where name = 'review.approval'`.execute(portal.db)
    expect(rows).toMatchObject([{ delay: approvalDelay }])
    expect(Math.abs(Date.parse(rows[0]?.start_after ?? '') - Date.parse(rows[0]?.takes_effect_at ?? ''))).toBeLessThan(
      10,
    )
    expect(await state()).toEqual(waitingResult)
    expect(await notices()).toEqual([])
    expect(await waiting(), 'nobody has to decide about it any more').toBe(0)

    await passApprovalDelay(portal.platform)
    await passApprovalDelay(portal.platform)

    expect(await state()).toEqual(publishedResult)
    expect(await notices()).toEqual([notice])
  },
)

test.for(allKinds)(
  'an approval of an %s is taken back by the person who gave it, and the audit log holds both [MGT-125]',
  async (kind) => {
    const { portal, approve, takeBack, state, notices, waiting, review } = await givenWaiting(kind)
    await approve()
    await moveApproval(portal, '1 hour')
    expect(await review()).toMatchObject({ state: 'in_review', approval: { mine: true, is_refused: false } })

    expect((await takeBack()).code).toBe(0)

    await passApprovalDelay(portal.platform)
    expect(await state()).toEqual(waitingResult)
    expect(await notices()).toEqual([])
    expect(await waiting()).toBe(1)
    expect((await review()).approval).toBeNull()
    const audit = await portal.db.selectFrom('audit').select(['call', 'before', 'after']).orderBy('audit_id').execute()
    expect(audit.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'DELETE'])
    expect(audit[0]?.after).toMatchObject({ approved_at: expect.any(String) })
    expect(audit[1]).toMatchObject({ before: { approved_at: expect.any(String) }, after: { approved_at: null } })

    await approve()
    await passApprovalDelay(portal.platform)
    expect(await state()).toEqual(publishedResult)
  },
)

test.for(allKinds)('once it takes effect an approval of an %s is no longer taken back [MGT-125]', async (kind) => {
  const { portal, approve, takeBack, state } = await givenWaiting(kind)
  await approve()
  await moveApproval(portal, '0')

  const late = await takeBack()
  await passApprovalDelay(portal.platform)
  const later = await takeBack()

  expect([late.code, later.code]).toEqual([failures.approval_in_effect.code, failures.approval_in_effect.code])
  expect(late.msg).toContain('已经生效')
  expect(await state()).toEqual(publishedResult)
})

test('a colleague neither takes an approval back nor decides anything else meanwhile [MGT-125]', async () => {
  const { portal, id, approve, takeBack, state } = await givenWaiting('article')
  await approve()
  await moveApproval(portal, '1 hour')
  const colleague = await colleagueOf(portal)
  const sendBack = { decision: 'ask_changes', reason: 'unclear', text: '请写明步骤' }

  expect((await takeBack(colleague)).code).toBe(failures.not_allowed.code)
  expect((await approve(colleague)).code).toBe(failures.already_done.code)
  expect((await portal.post(kinds.article.decision(id), sendBack, colleague)).code).toBe(failures.already_done.code)

  await passApprovalDelay(portal.platform)
  expect(await state()).toEqual(publishedResult)
})

test('what nobody approved has no approval to take back [MGT-125]', async () => {
  const { takeBack } = await givenWaiting('article')

  expect((await takeBack()).code).toBe(failures.conflict.code)
})

test('a worker that dies while it publishes has published nothing; the sweep publishes once [MGT-125]', async () => {
  const { portal, approve, state, notices } = await givenWaiting('app')
  await portal.queryAsOwner(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'dies'; end $$`,
  )
  await portal.queryAsOwner('create trigger die before insert on notice for each row execute function die()')
  await approve()

  await expect(passApprovalDelay(portal.platform)).rejects.toThrow('dies')
  expect(await state()).toEqual(waitingResult)

  await portal.queryAsOwner('drop trigger die on notice')
  await sql`delete from pgboss.job where name = 'review.approval'`.execute(portal.db)
  await passApprovalDelay(portal.platform)
  expect(await state()).toEqual(publishedResult)
  expect(await notices()).toEqual([kinds.app.notice])
})

test('an author who takes a submission back takes the approval with it [MGT-125]', async () => {
  const { portal, id, approve, state } = await givenWaiting('app')
  const { user_id } = await portal.db.selectFrom('app_version').select('user_id').executeTakeFirstOrThrow()
  const author = { authorization: `Bearer ${(await givenSession(portal.db, user_id ?? 0)).token}` }
  await approve()
  await moveApproval(portal, '1 hour')

  expect((await portal.post(`/api/app-submissions/${id}/withdraw`, {}, author)).data.state).toBe('draft')
  await sql`update app_version set state = 'in_review', submitted_at = now()`.execute(portal.db)
  await passApprovalDelay(portal.platform)

  expect(await state()).toEqual(waitingResult)
})

test('what can no longer be published waits for a decision again and says so [MGT-125]', async () => {
  const { portal, id, approve, state, review, waiting } = await givenWaiting('proposal')
  await approve()
  await sql`
    insert into article_revision (item_id, language, number, title, body)
    select item_id, language, 1, title, '工作人员的草稿' from article_revision`.execute(portal.db)

  await passApprovalDelay(portal.platform)

  expect(await state()).toEqual(waitingResult)
  expect(await waiting()).toBe(1)
  expect(await review()).toMatchObject({ submission_id: id, approval: { is_refused: true } })
  expect((await approve()).code).toBe(failures.draft_open.code)

  await portal.db.deleteFrom('article_revision').where('revision_id', '<>', id).execute()
  expect((await approve()).code).toBe(0)
  await passApprovalDelay(portal.platform)
  expect(await state()).toEqual(publishedResult)
})

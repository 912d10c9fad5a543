import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../../test/portal.ts'
import { givenArticle, givenType } from '../knowledge.given.ts'

test('an article that ships with the portal is loaded again without a trace; another text is its next revision', async () => {
  const { db, get } = await startPortal()
  const type = await givenType(db, '流程引擎')
  const old = { slug: 'countersign', body: { 'zh-CN': '旧的。', en: 'Old.' }, published_at: new Date('2026-01-05') }
  const young = { slug: 'countersign', body: { 'zh-CN': '新的。', en: 'Old.' }, published_at: new Date('2026-06-01') }
  const title = { 'zh-CN': '会签', en: 'All must agree' }

  const ids = []
  for (const version of [old, young, old, young]) ids.push(await givenArticle(db, type, { title, ...version }))

  const [article_id] = ids
  expect(new Set(ids).size).toBe(1)
  const { rows } = await sql`
    select language, number, body from article_revision order by language desc, number`.execute(db)
  expect(rows).toEqual([
    { language: 'zh-CN', number: 1, body: '旧的。' },
    { language: 'zh-CN', number: 2, body: '新的。' },
    { language: 'en', number: 1, body: 'Old.' },
  ])
  expect((await get(`/api/knowledges/${article_id}`)).data).toMatchObject({
    html: '<p>新的。</p>',
    published_at: '2026-01-05T00:00:00Z',
    updated_at: '2026-06-01T00:00:00Z',
  })
})

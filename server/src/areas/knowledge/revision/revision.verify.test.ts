import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { administrator, givenAccount, startPortal } from '../../../../test/portal.ts'
import { givenArticle, givenType } from '../knowledge.given.ts'
import { notifyVerifiers } from './revision.verify.ts'

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

test('on the verification day the owner is notified once, or the editors where there is no owner', async () => {
  const { db, user_id } = await startPortal(administrator)
  const type = await givenType(db, '流程引擎')
  const owner = (await givenAccount(db, { user_name: 'owner' })).user_id
  await givenAccount(db, { user_name: 'reader', role_ids: [2] })
  const owned = await givenArticle(db, type, { verify_by: yesterday, owner_id: owner })
  const ownerless = await givenArticle(db, type, { verify_by: yesterday })
  await givenArticle(db, type, { verify_by: '2999-01-01' })
  await givenArticle(db, type)

  await notifyVerifiers(db)
  await notifyVerifiers(db)

  const notices = await db.selectFrom('notice').select(['user_id', 'kind', 'subject']).orderBy('user_id').execute()
  expect(notices).toEqual(
    [
      { user_id, kind: 'article_verify', subject: { article_id: ownerless, verify_by: yesterday } },
      { user_id: owner, kind: 'article_verify', subject: { article_id: owned, verify_by: yesterday } },
    ].sort((a, b) => (a.user_id ?? 0) - (b.user_id ?? 0)),
  )
})

test('a verification sets the next day, on which its owner is notified again', async () => {
  const { db, get, post } = await startPortal(administrator)
  const article_id = await givenArticle(db, await givenType(db, '流程引擎'), { verify_by: yesterday })
  await notifyVerifiers(db)
  const verify = (verify_by: string) => post(`/api/knowledges/${article_id}/verification`, { verify_by })

  expect((await get(`/api/knowledges/${article_id}`)).data.verify_overdue).toBe(true)
  expect((await verify(yesterday)).data).toMatchObject({ field: 'verify_by' })
  expect((await verify('2999-01-01')).code).toBe(0)

  expect((await get(`/api/knowledges/${article_id}`)).data).toMatchObject({
    verify_by: '2999-01-01',
    verify_overdue: false,
  })
  const { verify_told } = await db.selectFrom('article').select('verify_told').executeTakeFirstOrThrow()
  expect(verify_told).toBe(false)
  expect((await post('/api/knowledges/2000000000/verification', { verify_by: '2999-01-01' })).code).toBe(
    failures.not_found.code,
  )
})

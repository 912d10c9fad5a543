import { sql } from 'kysely'
import { givenWaitingApp, givenWaitingArticle, givenWaitingResource } from '../given-review.ts'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

const sentBack = { decision: 'ask_changes', reason: 'other', text: '请把手机号遮住' }

const resource = async ({ db }: Portal) => ({ params: { submission_id: await givenWaitingResource(db) } })
const app = async ({ db }: Portal) => ({ params: { submission_id: await givenWaitingApp(db) } })
const article = async ({ db }: Portal) => ({ params: { submission_id: await givenWaitingArticle(db) } })

export const reviewSamples = {
  'PUT /api/reviews/{submission_id}/reviewer': resource,
  'DELETE /api/reviews/{submission_id}/reviewer': async (portal) => {
    const sample = await resource(portal)
    await sql`update resource_version set reviewer_id = ${portal.user_id}`.execute(portal.db)
    return sample
  },
  'POST /api/reviews/{submission_id}/decision': async (portal) => ({ ...(await resource(portal)), payload: sentBack }),
  'PUT /api/app-reviews/{submission_id}/reviewer': app,
  'DELETE /api/app-reviews/{submission_id}/reviewer': app,
  'POST /api/app-reviews/{submission_id}/decision': async (portal) => ({ ...(await app(portal)), payload: sentBack }),
  'PUT /api/management/article-reviews/{submission_id}/reviewer': article,
  'DELETE /api/management/article-reviews/{submission_id}/reviewer': article,
  'POST /api/management/article-reviews/{submission_id}/decision': async (portal) => ({
    ...(await article(portal)),
    payload: sentBack,
  }),
} satisfies CallSamples

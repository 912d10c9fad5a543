import { givenCase } from '../../src/areas/case/case.given.ts'
import { givenArticle, givenType } from '../../src/areas/knowledge/knowledge.given.ts'
import { givenVideo } from '../../src/areas/video/video.given.ts'
import { givenApp } from '../given/app.ts'
import { givenRating } from '../given/filing.ts'
import { givenPublished } from '../given/published.ts'
import { givenTrialFlow, trialInput } from '../given/trial-flow.ts'
import { givenAccount, type Portal } from '../portal.ts'
import { type CallSamples, newCode } from './samples.ts'

const resource = async ({ platform }: Portal) => {
  const { resource_id } = await givenPublished(platform)
  return { resource_id }
}
const app = async ({ db }: Portal) => ({ app_id: await givenApp(db) })
const video = ({ db }: Portal) => givenVideo(db)
const article = async ({ db }: Portal) => ({
  article_id: await givenArticle(db, await givenType(db, newCode())),
})

/** Something the person has collected before. */
async function collected(portal: Portal, plural: 'resources' | 'apps' | 'videos', params: Record<string, number>) {
  const [id] = Object.values(params)
  await portal.send({ method: 'PUT', url: `/api/${plural}/${id}/collection` })
  return { params }
}

export const itemSamples: CallSamples = {
  'PUT /api/resources/{resource_id}/collection': async (portal) => ({ params: await resource(portal) }),
  'DELETE /api/resources/{resource_id}/collection': async (portal) =>
    collected(portal, 'resources', await resource(portal)),
  'PUT /api/resources/{resource_id}/rating': async (portal) => {
    const params = await resource(portal)
    await portal.post(`/api/resources/${params.resource_id}/download`)
    return { params, payload: { stars: 4, text: '好用' } }
  },
  'DELETE /api/resources/{resource_id}/rating': async (portal) => {
    const params = await resource(portal)
    await givenRating(portal.db, params.resource_id, portal.user_id ?? 0, 4)
    return { params }
  },
  'POST /api/resources/{resource_id}/reports': async (portal) => {
    return { params: await resource(portal), payload: { problem: 'broken', text: '打不开' } }
  },
  'POST /api/resources/{resource_id}/download': async (portal) => ({ params: await resource(portal), payload: {} }),
  'POST /api/resources/{resource_id}/versions/{version}/stage': async (portal) => {
    return { params: { ...(await resource(portal)), version: '1.0.0' } }
  },
  'POST /api/resources/{resource_id}/versions/{version}/trial-document': async ({ platform }) => {
    const { resource_id } = await givenTrialFlow(platform)
    return { params: { resource_id, version: '1.0.0' }, payload: trialInput }
  },
  'PUT /api/ratings/{rating_id}/answer': async ({ db, platform, user_id }) => {
    const { resource_id } = await givenPublished(platform, { owner_id: user_id })
    const rater = await givenAccount(db)
    return { params: { rating_id: await givenRating(db, resource_id, rater.user_id, 5) }, payload: { text: '谢谢' } }
  },
  'PUT /api/users/mine/environment': async () => ({ payload: { product_version: '10.2', system: 'kylin' } }),

  'PUT /api/apps/{app_id}/collection': async (portal) => ({ params: await app(portal) }),
  'DELETE /api/apps/{app_id}/collection': async (portal) => collected(portal, 'apps', await app(portal)),
  'PUT /api/apps/{app_id}/rating': async (portal) => {
    const params = await app(portal)
    await portal.post(`/api/apps/${params.app_id}/installations`, { product_version: '10.2' })
    await portal.db
      .updateTable('app_installation')
      .set({ state: 'installed' })
      .where('item_id', '=', params.app_id)
      .execute()
    return { params, payload: { stars: 4, text: '' } }
  },
  'DELETE /api/apps/{app_id}/rating': async (portal) => {
    const params = await app(portal)
    await givenRating(portal.db, params.app_id, portal.user_id ?? 0, 4)
    return { params }
  },
  'POST /api/apps/{app_id}/reports': async (portal) => {
    return { params: await app(portal), payload: { problem: 'broken', text: '打不开' } }
  },
  'POST /api/apps/{app_id}/installations': async (portal) => {
    return { params: await app(portal), payload: { product_version: '10.2' } }
  },
  'DELETE /api/installations/{installation_id}': async (portal) => {
    const { app_id } = await app(portal)
    const { data } = await portal.post(`/api/apps/${app_id}/installations`, { product_version: '10.2' })
    return { params: { installation_id: data.installation_id } }
  },

  'PUT /api/videos/{video_id}/collection': async (portal) => ({ params: await video(portal) }),
  'DELETE /api/videos/{video_id}/collection': async (portal) => collected(portal, 'videos', await video(portal)),
  'POST /api/videos/{video_id}/plays': async (portal) => ({ params: await video(portal) }),
  'PUT /api/videos/{video_id}/progress': async (portal) => ({ params: await video(portal), payload: { seconds: 12 } }),

  'POST /api/cases/{case_id}/kit': async ({ db, platform }) => {
    const { version_id } = await givenPublished(platform)
    return { params: { case_id: await givenCase(db, { version_ids: [version_id] }) } }
  },
  'POST /api/cases/{case_id}/view': async ({ db }) => ({ params: { case_id: await givenCase(db) } }),

  'POST /api/knowledges/{article_id}/reads': async (portal) => ({ params: await article(portal) }),
  'POST /api/knowledges/{article_id}/opinions': async (portal) => {
    return { params: await article(portal), payload: { useful: false, reason: 'unclear', text: '看不懂' } }
  },
  'POST /api/knowledges/{article_id}/pdf': async (portal) => {
    return { params: await article(portal), payload: { language: 'zh-CN' } }
  },
}

import { givenRating, givenReport, givenScene, givenTag } from '../given/filing.ts'
import { givenAccount } from '../given/given.ts'
import { givenPublished } from '../given/published.ts'
import { type CallSamples, newCode } from './samples.ts'

const reason = '重复了'
const name = { 'zh-CN': '合同', en: 'Contracts' }

export const resourceSamples = {
  'PUT /api/management/resources/{resource_id}': async ({ platform, get }) => {
    const { resource_id } = await givenPublished(platform)
    const { data } = await get(`/api/management/resources/${resource_id}`)
    const form = { title: name, summary: name, scene_id: null, tags: ['审批'], industry_ids: [], official: true }
    return { params: { resource_id }, payload: { ...form, seen_at: data.updated_at } }
  },
  'PUT /api/management/resources/{resource_id}/versions/{version_id}/state': async ({ platform }) => {
    const { resource_id, version_id } = await givenPublished(platform)
    return { params: { resource_id, version_id }, payload: { decision: 'withdraw', grounds: 'security', reason } }
  },
  'POST /api/management/scenes': async () => ({ payload: { code: 'contract', name, position: 1 } }),
  'PUT /api/management/scenes/{scene_id}': async ({ db, get }) => {
    const scene_id = await givenScene(db, newCode())
    const { data } = await get(`/api/management/scenes/${scene_id}`)
    return { params: { scene_id }, payload: { name, position: 2, seen_at: data.updated_at } }
  },
  'POST /api/management/scenes/{scene_id}/join': async ({ db }) => ({
    params: { scene_id: await givenScene(db, newCode()) },
    payload: { into_id: await givenScene(db, newCode()), reason },
  }),
  'POST /api/management/scenes/{scene_id}/removal': async ({ db }) => ({
    params: { scene_id: await givenScene(db, newCode()) },
    payload: { reason },
  }),
  'PUT /api/management/tags/{tag_id}': async ({ db, get }) => {
    const tag_id = await givenTag(db, newCode())
    const { data } = await get(`/api/management/tags/${tag_id}`)
    return { params: { tag_id }, payload: { name, seen_at: data.updated_at } }
  },
  'POST /api/management/tags/{tag_id}/join': async ({ db }) => ({
    params: { tag_id: await givenTag(db, newCode()) },
    payload: { into_id: await givenTag(db, newCode()), reason },
  }),
  'POST /api/management/tags/{tag_id}/removal': async ({ db }) => ({
    params: { tag_id: await givenTag(db, newCode()) },
    payload: { reason },
  }),
  'PUT /api/management/ratings/{rating_id}/state': async ({ db, platform }) => {
    const { resource_id } = await givenPublished(platform)
    const { user_id } = await givenAccount(db)
    return {
      params: { rating_id: await givenRating(db, resource_id, user_id, 1) },
      payload: { state: 'hidden', reason },
    }
  },
  'PUT /api/management/abuse-reports/{report_id}/settlement': async ({ db, platform }) => {
    const { resource_id } = await givenPublished(platform)
    const { user_id } = await givenAccount(db)
    return {
      params: { report_id: await givenReport(db, resource_id, user_id) },
      payload: { outcome: 'dismissed', reason },
    }
  },
} satisfies CallSamples

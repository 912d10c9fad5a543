import { givenCase } from '../../src/areas/case/case.given.ts'
import { givenStory } from '../given-story.ts'
import type { CallSamples } from './samples.ts'

export const caseSamples: CallSamples = {
  'POST /api/management/cases': async ({ db }) => ({ payload: await givenStory(db) }),
  'PUT /api/management/cases/{case_id}': async ({ db, get }) => {
    const case_id = await givenCase(db)
    const { data } = await get(`/api/management/cases/${case_id}`)
    return { params: { case_id }, payload: { ...(await givenStory(db)), seen_at: data.updated_at } }
  },
  'PUT /api/management/cases/{case_id}/publication': async ({ db }) => {
    return { params: { case_id: await givenCase(db, { state: 'withdrawn' }) } }
  },
  'POST /api/management/cases/{case_id}/withdrawal': async ({ db }) => {
    return { params: { case_id: await givenCase(db) }, payload: { reason: '客户要求' } }
  },
}

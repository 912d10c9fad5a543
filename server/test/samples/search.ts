import { givenPublished } from '../given-published.ts'
import type { CallSamples } from './samples.ts'

export const searchSamples = {
  'POST /api/search/{search_id}/clicks': async ({ get, platform }) => {
    const { resource_id } = await givenPublished(platform)
    const { data } = await get(`/api/search?search=${encodeURIComponent('{"q":"绿植养护"}')}`)
    return { params: { search_id: data.search_id }, payload: { kind: 'resource', item_id: resource_id, place: 1 } }
  },
} satisfies CallSamples

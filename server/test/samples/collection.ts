import { givenPublished } from '../given/published.ts'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

async function collected({ platform, send }: Portal): Promise<number> {
  const { resource_id } = await givenPublished(platform)
  await send({ method: 'PUT', url: `/api/resources/${resource_id}/collection` })
  return resource_id
}

async function folder({ post }: Portal): Promise<number> {
  return (await post('/api/collection/folders', { name: '合同' })).data.folder_id
}

async function link(portal: Portal, options: object = {}) {
  const folder_id = await folder(portal)
  const { data } = await portal.post(`/api/collection/folders/${folder_id}/links`, { days: 30, ...options })
  return { folder_id, link_id: data.link_id, token: new URL(data.address).pathname.split('/').at(-1) ?? '' }
}

export const collectionSamples: CallSamples = {
  'POST /api/collection/items/remove': async (portal) => ({ payload: { item_ids: [await collected(portal)] } }),
  'POST /api/collection/items/move': async (portal) => ({
    payload: { item_ids: [await collected(portal)], folder_id: await folder(portal) },
  }),
  'PUT /api/collection/items/{item_id}/note': async (portal) => ({
    params: { item_id: await collected(portal) },
    payload: { note: '下周用' },
  }),
  'PUT /api/collection/items/{item_id}/place': async (portal) => ({
    params: { item_id: await collected(portal) },
    payload: { side: 'after', of: await collected(portal) },
  }),
  'POST /api/collection/folders': async () => ({ payload: { name: '合同' } }),
  'PATCH /api/collection/folders/{folder_id}': async (portal) => ({
    params: { folder_id: await folder(portal) },
    payload: { name: '用印' },
  }),
  'DELETE /api/collection/folders/{folder_id}': async (portal) => ({ params: { folder_id: await folder(portal) } }),
  'POST /api/collection/folders/{folder_id}/links': async (portal) => ({
    params: { folder_id: await folder(portal) },
    payload: { days: null },
  }),
  'DELETE /api/collection/folders/{folder_id}/links/{link_id}': async (portal) => ({ params: await link(portal) }),
  'POST /api/shared-collections/{token}/visit': async (portal) => ({ params: await link(portal) }),
  'POST /api/shared-collections/{token}/entry': async (portal) => ({
    params: await link(portal, { password: 'bamboo' }),
    payload: { password: 'bamboo' },
  }),
}

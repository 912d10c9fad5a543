import { givenDraftRelease, releaseForm } from '../given/draft-release.ts'
import { givenPlatform, givenProduct, givenRelease } from '../given/release.ts'
import type { Portal } from '../portal.ts'
import { type CallSamples, newCode } from './samples.ts'

const reason = '弄错了'
const name = { 'zh-CN': '移动端', en: 'Mobile' }
const product = { name, description: { 'zh-CN': '随身办公' }, icon: 'phone', suite_id: null, position: 3 }

async function given(portal: Portal) {
  const { release_id } = await givenRelease(portal.platform, await givenProduct(portal.db, newCode()), '6.4')
  return { release_id }
}

export const downloadSamples = {
  'POST /api/management/releases': async (portal) => ({ payload: await releaseForm(portal, { product: newCode() }) }),
  'PUT /api/management/releases/{release_id}': async (portal) => {
    const { release_id, form, seen_at } = await givenDraftRelease(portal, { product: newCode() })
    return { params: { release_id }, payload: { ...form, version: '7.0.1', seen_at } }
  },
  'POST /api/management/releases/{release_id}/publication': async (portal) => {
    const { release_id, seen_at } = await givenDraftRelease(portal, { product: newCode() })
    return { params: { release_id }, payload: { seen_at } }
  },
  'PUT /api/management/releases/{release_id}/state': async (portal) => ({
    params: await given(portal),
    payload: { state: 'withdrawn', reason },
  }),
  'POST /api/management/releases/{release_id}/removal': async (portal) => {
    const { release_id } = await givenDraftRelease(portal, { product: newCode() })
    return { params: { release_id }, payload: { reason } }
  },
  'POST /api/management/products': async () => ({ payload: { code: 'mobile', ...product } }),
  'PUT /api/management/products/{product_id}': async ({ db, get }) => {
    const product_id = await givenProduct(db, newCode())
    const { data } = await get(`/api/management/products/${product_id}`)
    return { params: { product_id }, payload: { ...product, seen_at: data.updated_at } }
  },
  'POST /api/management/products/{product_id}/removal': async ({ db }) => ({
    params: { product_id: await givenProduct(db, newCode()) },
    payload: { reason },
  }),
  'POST /api/management/platforms': async () => ({ payload: { code: 'harmony', name, position: 9 } }),
  'PUT /api/management/platforms/{platform_id}': async ({ db, get }) => {
    const platform_id = await givenPlatform(db, newCode())
    const { data } = await get(`/api/management/platforms/${platform_id}`)
    return { params: { platform_id }, payload: { name, position: 2, seen_at: data.updated_at } }
  },
  'POST /api/management/platforms/{platform_id}/removal': async ({ db }) => ({
    params: { platform_id: await givenPlatform(db, newCode()) },
    payload: { reason },
  }),
} satisfies CallSamples

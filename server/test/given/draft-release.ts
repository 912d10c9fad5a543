import { createHash } from 'node:crypto'
import { sumFile } from '../../src/areas/download/download.sum.ts'
import type { Portal } from '../portal.ts'
import { givenPlatform, givenProduct } from './release.ts'
import { givenStoredFile } from './stored-file.ts'

/** A file the portal's own person uploaded as an installer, and that was found harmless. */
export async function givenInstaller({ platform, user_id }: Portal, file_name: string, content = file_name) {
  const bytes = Buffer.from(content)
  const { file_id, blob_id } = await givenStoredFile(platform, { user_id: user_id ?? 0, file_name, content: bytes })
  const sha256 = createHash('sha256').update(bytes).digest()
  await platform.db.updateTable('blob').set({ sha256 }).where('blob_id', '=', blob_id).execute()
  await platform.db.updateTable('file').set({ kind: 'installer' }).where('file_id', '=', file_id).execute()
  return file_id
}

/** What the form of a release says, for the person who uploads its files. */
export async function releaseForm(portal: Portal, { version = '7.0.0', product = 'desktop' } = {}) {
  const product_id = await givenProduct(portal.db, product)
  const platform_id = await givenPlatform(portal.db, 'linux')
  const file_id = await givenInstaller(portal, `${product}-${version}.tar.gz`)
  return {
    product_id,
    version,
    product_versions: ['10.2'],
    ends_on: '2030-12-31',
    title: { 'zh-CN': '桌面端', en: 'Desktop' },
    summary: { 'zh-CN': '更快' },
    note: { 'zh-CN': '正式版' },
    notes: [{ kind: 'new', text: { 'zh-CN': '离线打开' } }],
    files: [{ file_id, platform_id, architecture: 'x64' }],
  }
}

/** Prepared, and its files read to their ends. */
export async function givenDraftRelease(portal: Portal, { product = 'desktop' } = {}) {
  const form = await releaseForm(portal, { product })
  const { data } = await portal.post('/api/management/releases', form)
  const { signal } = new AbortController()
  for (const { file_id } of form.files) await sumFile(portal.platform, file_id, signal)
  const release_id: number = data.release_id
  return { release_id, form, seen_at: await releaseSeen(portal, release_id) }
}

export async function releaseSeen({ get }: Portal, release_id: number): Promise<string> {
  return (await get(`/api/management/releases/${release_id}`)).data.updated_at
}

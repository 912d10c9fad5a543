import { expect, test } from 'vitest'
import { givenAccount, startPortal } from '../../../../test/portal.ts'
import { openSigner } from '../../../platform/secret/signer.ts'
import type { Platform } from '../../../platform.ts'
import { formText, words } from './submission.given.ts'
import { publishOfficial } from './submission.official.ts'

/** A version of the vendor's own visitor register. */
async function givenOfficial({ db, storage, config }: Platform, version: string, title = '访客登记') {
  const { user_id } = await givenAccount(db, { user_name: 'vendor', is_weaver: true })
  const signer = openSigner(config.SIGNING_KEY)
  const { description, summary } = words
  return db.transaction().execute((tx) =>
    publishOfficial(
      tx,
      { storage, signer },
      {
        manifest: {
          id: 'visitor-register',
          type: 'form',
          version,
          title: { 'zh-CN': title },
          summary,
          requires: [],
          dependsOn: [],
          licence: 'CC-BY-4.0',
          derivedFrom: null,
          entry: 'form.json',
          sample: null,
        },
        files: [{ path: 'form.json', bytes: Buffer.from(formText(title)) }],
        description,
        changes: { 'zh-CN': '第一版' },
        scene_id: null,
        industry_ids: [],
        tag_ids: [],
        needs: { product_version: ['10.1'], system: ['kylin'] },
        owner_id: null,
        official: true,
        kept_by: user_id,
        published_at: new Date('2026-10-01T08:00:00Z'),
      },
    ),
  )
}

test('what ships with the portal is published without upload and review, signed like everything else', async () => {
  const { platform, get, post } = await startPortal()

  const { item_id } = await givenOfficial(platform, '1.0.0')

  const { data } = await get(`/api/resources/${item_id}`)
  expect(data).toMatchObject({
    title: '访客登记',
    official: true,
    fits: '10.1',
    licence: 'CC-BY-4.0',
    size: 3,
    published_at: '2026-10-01T08:00:00Z',
    version: { version: '1.0.0' },
    needs: { product_version: ['10.1'], system: ['kylin'], database: null },
  })
  expect((await post(`/api/resources/${item_id}/download`)).data.file_name).toBe('visitor-register-1.0.0.zip')
  expect((await get('/api/resources')).data.total).toBe(1)
})

test('loading again changes nothing; another content under the same number is an error', async () => {
  const { platform, get } = await startPortal()
  const first = await givenOfficial(platform, '1.0.0')

  expect(await givenOfficial(platform, '1.0.0')).toEqual(first)
  await expect(givenOfficial(platform, '1.0.0', '来访登记')).rejects.toThrow('use a new version')
  const second = await givenOfficial(platform, '1.1.0', '来访登记')

  expect(second.item_id).toBe(first.item_id)
  expect((await get(`/api/resources/${first.item_id}`)).data).toMatchObject({
    title: '来访登记',
    version: { version: '1.1.0' },
  })
})

import { expect, test } from 'vitest'
import { givenProduct, givenRelease } from '../../../test/given/release.ts'
import { startPortal } from '../../../test/portal.ts'
import { saveReleaseTerms } from './download.terms.ts'

test('[RT-12] a release is found by its version and by what is new in it, and leads to its page', async () => {
  const { db, get, platform } = await startPortal()
  const product_id = await givenProduct(db, 'print')
  const notes = [{ kind: 'new', text: { 'zh-CN': '支持双面小册子打印' } }]
  const { release_id } = await givenRelease(platform, product_id, '3.14.2', { notes })
  await saveReleaseTerms(db, release_id)

  for (const q of ['双面小册子', 'print 3.14.2']) {
    const { data } = await get(`/api/search?search=${encodeURIComponent(JSON.stringify({ q, kind: 'release' }))}`)
    expect(data.list, q).toMatchObject([{ item_id: release_id, version: '3.14.2', address: '/download/print/3.14.2' }])
  }
})

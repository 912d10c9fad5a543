import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { type Portal, someone, startPortal } from '../../../test/portal.ts'
import { givenFoundItem } from '../item/item.given-found.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(someone)
})
afterAll(() => portal.close())

const read = async (address: string, language: string) =>
  (await portal.get(address, { 'accept-language': language })).data

test('a list shows what is only there in Simplified as Traditional and says so; English readers get the original [I18N-04a] [I18N-04b]', async () => {
  const { resource_id } = await givenPublished(portal.platform, { title: { 'zh-CN': '软件采购审批' } })
  const row = async (language: string) => {
    const { list } = await read('/api/resources?size=50', language)
    return list.find((one: { resource_id: number }) => one.resource_id === resource_id)
  }

  expect(await row('zh-TW')).toMatchObject({ title: '軟體採購審批', language: 'zh-TW', converted: true })
  expect(await row('en')).toMatchObject({ title: '软件采购审批', language: 'zh-CN', converted: false })
  expect(await row('zh-CN')).toMatchObject({ title: '软件采购审批', language: 'zh-CN', converted: false })
})

test('what is only there in Traditional is read in Simplified by those who read that [I18N-04a]', async () => {
  const { resource_id } = await givenPublished(portal.platform, { title: { 'zh-TW': '軟體採購簽核' } })

  expect(await read(`/api/resources/${resource_id}`, 'zh-CN')).toMatchObject({
    title: '软件采购签核',
    language: 'zh-CN',
    converted: true,
  })
  expect(await read(`/api/resources/${resource_id}`, 'en')).toMatchObject({ language: 'zh-TW', converted: false })
})

test('a resource is converted with everything around it: description, files, changes [I18N-04a]', async () => {
  const { resource_id } = await givenPublished(portal.platform, {
    title: { 'zh-CN': '软件登记' },
    version: { changes: { 'zh-CN': '数据库换了' } },
  })

  const resource = await read(`/api/resources/${resource_id}`, 'zh-TW')

  expect(resource).toMatchObject({ title: '軟體登記', summary: '一句話', description: '怎麼用' })
  expect(resource.version).toMatchObject({ changes: '資料庫換了', files: [{ about: '一個檔案' }] })
})

test('search marks the words in a converted text that were met in the original [I18N-04a] [I18N-04c]', async () => {
  const { item_id } = await givenFoundItem(portal.db, { title: { 'zh-CN': '老旧打印机报废' } })
  const hit = async (q: string, language: string) => {
    const search = encodeURIComponent(JSON.stringify({ q }))
    return (await read(`/api/search?search=${search}`, language)).best
  }

  for (const q of ['打印机', '印表機', 'dayinji']) {
    expect(await hit(q, 'zh-TW'), q).toMatchObject({
      item_id,
      language: 'zh-TW',
      converted: true,
      title: [
        { text: '老舊', is_match: false },
        { text: '印表機', is_match: true },
        { text: '報廢', is_match: false },
      ],
    })
  }
  expect(await hit('打印机', 'en')).toMatchObject({ item_id, language: 'zh-CN', converted: false })
})

test('names that are suggested are written in the reader’s script [I18N-04a]', async () => {
  await givenFoundItem(portal.db, { title: { 'zh-CN': '鼠标领用登记' } })

  const { items } = await read(`/api/search/suggestions?q=${encodeURIComponent('鼠标')}`, 'zh-TW')

  expect(items[0].title).toEqual([
    { text: '滑鼠', is_match: true },
    { text: '領用登記', is_match: false },
  ])
})

import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import type { Db } from '../../platform/db/db.ts'
import { indexItem } from '../item/index/index.write.ts'
import { givenItem } from '../item/item.given.ts'

async function givenArticle(db: Db, title: string, text: string): Promise<number> {
  const { item_id } = await givenItem(db, { kind: 'article', title: { 'zh-CN': title } })
  await indexItem(db, item_id, { title: { 'zh-CN': title }, texts: [text], facets: ['kind:article'] })
  return item_id
}

test('a feedback text finds the articles that contain its rarer words, best first, and no others', async () => {
  const { db, get } = await startPortal()
  const countersigning = await givenArticle(db, '会签的三种方式', '会签时一人同意即可，或须全体同意。')
  const deadlines = await givenArticle(db, '节点时限', '超过时限后流程自动转交。')
  await givenArticle(db, '导出报表', '报表可以导出为表格。')
  await givenArticle(db, '收不到推送', '其中一台手机收不到时，先看网络。')
  const { item_id } = await givenItem(db, { title: { 'zh-CN': '会签流程' } })
  await indexItem(db, item_id, { title: { 'zh-CN': '会签流程' }, texts: [], facets: ['kind:resource'] })
  const similar = async (text: string) => {
    const { data } = await get(`/api/feedbacks/similar?text=${encodeURIComponent(text)}`)
    return data.list.map(({ article_id }: { article_id: number }) => article_id)
  }

  expect(await similar('我们部门会签的时候是不是一人同意就可以')).toEqual([countersigning])
  expect(await similar('流程超过时限没有转交')).toEqual([deadlines])
  expect(await similar('会签')).toEqual([countersigning])
  // Words that an article happens to hold are not what it is about.
  expect(await similar('其中一处可以拉到最右')).toEqual([])
  expect(await similar('滚动条拉不到最右')).toEqual([])
  expect(await similar('天气真好')).toEqual([])
  expect(await similar('')).toEqual([])
})

import { indexItem } from '@atrium/server/areas/item/index/index.write'
import { search } from '@atrium/server/areas/search/search.service'
import type { Platform } from '@atrium/server/platform'
import { viewer } from './list-measure.ts'

/** Publishes one after the other, and asks for each at once: milliseconds until it is found, or taken back and no longer. */
export async function measureLag(platform: Platform, times: number): Promise<number[]> {
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const word = `lag${Date.now().toString(36)}${n}`
    const item_id = await publish(platform, word)
    took.push(await until(platform, word, 1))
    await platform.db.updateTable('item').set({ state: 'withdrawn' }).where('item_id', '=', item_id).execute()
    took.push(await until(platform, word, 0))
  }
  return took
}

async function publish({ db }: Platform, word: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const title = { 'zh-CN': `请假申请 ${word}` }
    const { item_id } = await tx
      .insertInto('item')
      .values({
        kind: 'article',
        state: 'published',
        title: JSON.stringify(title),
        summary: '{}',
        published_at: new Date().toISOString(),
      })
      .returning('item_id')
      .executeTakeFirstOrThrow()
    await indexItem(tx, item_id, { title, texts: [], facets: ['kind:article'] })
    return item_id
  })
}

async function until(platform: Platform, q: string, total: number): Promise<number> {
  const began = performance.now()
  for (;;) {
    const found = await search(platform, viewer, { search: { q }, order: 'relevance', page: 1 })
    if (found.total === total) return performance.now() - began
    if (performance.now() - began > 60_000) throw new Error(`${q} is found ${found.total} times, not ${total}`)
  }
}

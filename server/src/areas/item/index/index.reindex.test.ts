import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenRun } from '../../../../test/given/run.ts'
import { startPortal } from '../../../../test/portal.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { ItemIndexer, Wiring } from '../../../platform/wiring.ts'
import { analyserVersion } from '../../../search/terms.ts'
import { wiring } from '../../../wiring.ts'
import { givenItem } from '../item.given.ts'
import { itemRefile } from '../item.jobs.ts'
import { reindexOlder } from './index.reindex.ts'
import { indexItem } from './index.write.ts'

const { signal } = new AbortController()

function indexersFor(indexer: ItemIndexer): Wiring['itemIndexers'] {
  return { resource: indexer, article: indexer, case: indexer, video: indexer, app: indexer, release: indexer }
}

test('after a release with another analyser everything is indexed anew, the newest first, and nothing twice', async () => {
  const turns: number[] = []
  const index = async (tx: Db, item_id: number) => {
    turns.push(item_id)
    await indexItem(tx, item_id, { title: { 'zh-CN': '调休' }, texts: [], facets: [] })
  }
  const itemIndexers = { ...indexersFor(index), release: async () => {} }
  const { db, platform } = await startPortal(null, { wiring: { itemIndexers } })
  const kinds = ['resource', 'article', 'case', 'video', 'app', 'release'] as const
  for (const kind of [...kinds, ...kinds]) {
    const { item_id } = await givenItem(db, { kind })
    await sql`insert into item_term (item_id, terms, analyser) values (${item_id}, '''请假''', 0)`.execute(db)
  }

  await reindexOlder(platform, signal)
  await reindexOlder(platform, signal)

  const { rows } = await sql<{ item_id: number; kind: string; old: boolean; current: boolean }>`
    select item_id, kind, terms @@ '''请假''' as old, analyser = ${analyserVersion} as current
    from item_term join item using (item_id) order by item_id desc`.execute(db)
  expect(turns).toEqual(rows.flatMap(({ item_id, kind }) => (kind === 'release' ? [] : item_id)))
  expect(rows.every(({ current }) => current)).toBe(true)
  expect(rows.filter(({ old }) => old).map(({ kind }) => kind)).toEqual(['release', 'release'])
})

test('after a tag changed everything that carries it is indexed anew, the newest first, and nothing else', async () => {
  const turns: number[] = []
  const itemIndexers = indexersFor(async (_, item_id) => void turns.push(item_id))
  const { db, platform } = await startPortal(null, { wiring: { itemIndexers } })
  const carrying = async (...facets: `tag:${number}`[]) => {
    const { item_id } = await givenItem(db)
    await indexItem(db, item_id, { title: { 'zh-CN': '请假' }, texts: [], facets })
    return item_id
  }
  const older = await carrying('tag:7', 'tag:8')
  await carrying('tag:70')
  await carrying()
  const newer = await carrying('tag:7')

  await itemRefile.handler(platform, { facet: 'tag:7' }, givenRun())

  expect(turns).toEqual([newer, older])
})

test('a portal with indexers of its own does not replace those of the next portal', async () => {
  const turns: number[] = []
  const itemIndexers = indexersFor(async (_, item_id) => void turns.push(item_id))
  await startPortal(null, { wiring: { itemIndexers } })
  const { db, platform } = await startPortal()
  const { item_id } = await givenItem(db, { kind: 'resource' })
  await sql`insert into item_term (item_id, terms, analyser) values (${item_id}, '''请假''', 0)`.execute(db)

  await reindexOlder(platform, signal)

  expect(turns).toEqual([])
  expect(platform.wiring.itemIndexers).toBe(wiring.itemIndexers)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenRun } from '../../../test/given-run.ts'
import { startPortal } from '../../../test/portal.ts'
import { analyserVersion } from '../../search/terms.ts'
import { givenItem } from './item.given.ts'
import { indexItem } from './item.index.ts'
import { itemRefile } from './item.jobs.ts'
import { reindexOlder, whenReindexed } from './item.reindex.ts'

const { signal } = new AbortController()

test('after a release with another analyser everything is indexed anew, the newest first, and nothing twice', async () => {
  const { db } = await startPortal()
  const kinds = ['resource', 'article', 'case', 'video', 'app', 'release'] as const
  for (const kind of [...kinds, ...kinds]) {
    const { item_id } = await givenItem(db, { kind })
    await sql`insert into item_term (item_id, terms, analyser) values (${item_id}, '''请假''', 0)`.execute(db)
  }
  const turns: number[] = []
  const anew = async (tx: typeof db, item_id: number) => {
    turns.push(item_id)
    await indexItem(tx, item_id, { title: { 'zh-CN': '调休' }, texts: [], facets: [] })
  }
  whenReindexed({ resource: anew, article: anew, case: anew, video: anew, app: anew, release: async () => {} })

  await reindexOlder(db, signal)
  await reindexOlder(db, signal)

  const { rows } = await sql<{ item_id: number; kind: string; old: boolean; current: boolean }>`
    select item_id, kind, terms @@ '''请假''' as old, analyser = ${analyserVersion} as current
    from item_term join item using (item_id) order by item_id desc`.execute(db)
  expect(turns).toEqual(rows.flatMap(({ item_id, kind }) => (kind === 'release' ? [] : item_id)))
  expect(rows.every(({ current }) => current)).toBe(true)
  expect(rows.filter(({ old }) => old).map(({ kind }) => kind)).toEqual(['release', 'release'])
})

test('after a tag changed everything that carries it is indexed anew, the newest first, and nothing else', async () => {
  const { db, platform } = await startPortal()
  const carrying = async (...facets: `tag:${number}`[]) => {
    const { item_id } = await givenItem(db)
    await indexItem(db, item_id, { title: { 'zh-CN': '请假' }, texts: [], facets })
    return item_id
  }
  const older = await carrying('tag:7', 'tag:8')
  await carrying('tag:70')
  await carrying()
  const newer = await carrying('tag:7')
  const turns: number[] = []
  const anew = async (_: typeof db, item_id: number) => void turns.push(item_id)
  whenReindexed({ resource: anew, article: anew, case: anew, video: anew, app: anew, release: anew })

  await itemRefile.handler(platform, { facet: 'tag:7' }, givenRun())

  expect(turns).toEqual([newer, older])
})

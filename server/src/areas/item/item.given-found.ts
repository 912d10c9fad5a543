import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { Db } from '../../platform/db/db.ts'
import type { SearchablePart } from './index/index.part.ts'
import { indexItem } from './index/index.write.ts'
import { givenItem } from './item.given.ts'
import type { ItemKind } from './item.service.ts'

interface SearchableItemFixture {
  kind?: ItemKind
  type?: string
  state?: string
  title: TextPerLanguage
  texts?: string[]
  parts?: SearchablePart[]
  download_count?: number
}

/** An item as search indexes it after publication; a draft is not indexed. */
export async function givenFoundItem(
  db: Db,
  { kind = 'resource', texts = [], parts = [], ...fixture }: SearchableItemFixture,
) {
  const { item_id } = await givenItem(db, { kind, ...fixture, title: fixture.title as Record<string, string> })
  const type = fixture.type ?? 'flow'
  const facets = [`kind:${kind}`, ...(kind === 'resource' ? [`type:${type}` as const] : [])] as const
  if (kind === 'resource') await db.insertInto('resource').values({ item_id }).execute()
  if (fixture.state !== 'draft') await indexItem(db, item_id, { title: fixture.title, texts, parts, facets })
  return { item_id }
}

import { listResources } from '@atrium/server/areas/resource/list/list'
import { readResourceFacets } from '@atrium/server/areas/resource/list/list.facets'
import type { Platform } from '@atrium/server/platform'
import { sql } from 'kysely'
import { viewer } from './list-measure.ts'

type ComparedSearch = NonNullable<Parameters<typeof listResources>[2]['search']>

/** As a program without any index would see them. */
interface Plain {
  item_id: number
  type: string
  texts: string
  download_count: number
  official: boolean
  size: string
  scene_id: number
  industry_ids: number[]
  tag_ids: number[]
  needs: Record<string, string[] | null>
}

/** Asks at random, on all pages, and counts the answers that differ from a filter over every row. */
export async function compareLists(platform: Platform, count: number) {
  const all = await readAll(platform)
  let different = 0
  for (let n = 0; n < count; n++) {
    const search = someSearch()
    const page = pick([1, 1, 1, 2, 20, 100])
    const { list, total } = await listResources(platform.db, viewer, {
      search,
      page,
      size: 20,
      order_by: { download_count: 'desc' },
    })
    const facets = await readResourceFacets(platform.db, viewer, { search })

    const expected = all.filter((one) => matches(one, search))
    const anyScene = all.filter((one) => matches(one, { ...search, scene_ids: undefined }))
    const right =
      total === expected.length &&
      same(
        list.map(({ resource_id }) => resource_id),
        expected.slice((page - 1) * 20, page * 20).map(({ item_id }) => item_id),
      ) &&
      facets.scenes.every((scene) => scene.total === anyScene.filter((one) => one.scene_id === scene.scene_id).length)
    if (!right) console.log(`different: page ${page} of ${JSON.stringify(search)}, ${total} and ${expected.length}`)
    different += Number(!right)
  }
  return { compared: count, different }
}

async function readAll({ db }: Platform): Promise<Plain[]> {
  const { rows } = await sql<Plain>`
    select item.item_id, item.type, lower(concat(item.title, item.summary)) as texts, item.download_count, official, needs,
      case when size <= 10 then 'small' when size <= 20 then 'medium' else 'large' end as size, category_id as scene_id,
      array(select industry_id::int from resource_industry where resource_industry.item_id = item.item_id) as industry_ids,
      array(select tag_id::int from resource_tag where resource_tag.item_id = item.item_id) as tag_ids
    from item join resource using (item_id) where kind = 'resource' and state = 'published'
    order by download_count desc, item_id desc`.execute(db)
  return rows
}

function matches(one: Plain, search: ComparedSearch): boolean {
  const any = <Value>(wanted: readonly Value[] | undefined, held: readonly Value[] | null | undefined) =>
    wanted === undefined || wanted.some((value) => held?.includes(value))
  const { keyword = '', environment = {} } = search

  return (
    any(search.resource_type && [search.resource_type], [one.type]) &&
    keyword.split(' ').every((word) => new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(one.texts)) &&
    any(search.scene_ids, [one.scene_id]) &&
    any(search.industry_ids, one.industry_ids) &&
    any(search.tag_ids, one.tag_ids) &&
    any(search.versions, one.needs.product_version) &&
    any(search.sizes, [one.size]) &&
    any(search.sources, [one.official ? 'official' : 'member']) &&
    Object.entries(environment).every(([part, value]) => value !== undefined && one.needs[part]?.includes(value))
  )
}

function someSearch(): ComparedSearch {
  const sometimes = <Value>(value: Value) => (Math.random() < 0.3 ? value : undefined)
  const id = (most: number) => 1 + Math.floor(most * Math.random() ** 2)
  return {
    resource_type: sometimes(pick(['form', 'flow', 'portal'] as const)),
    keyword: Math.random() < 0.6 ? pick(words) : undefined,
    scene_ids: sometimes([id(12), id(12)]),
    industry_ids: sometimes([id(20), id(20)]),
    tag_ids: sometimes([id(60), id(60)]),
    versions: sometimes([pick(['9.8', '10.2'] as const)]),
    sizes: sometimes([pick(['small', 'large'] as const)]),
    sources: sometimes([pick(['official', 'member'] as const)]),
    environment: sometimes({ system: 'kylin', processor: 'arm64' } as const),
  }
}

const words = ['请假', '報銷', '离职', '假', '请假 报销', '为医', '投标 学校', 'tender request', 'b17', 'b99999']

function same(a: readonly number[], b: readonly number[]) {
  return a.length === b.length && a.every((value, index) => value === b[index])
}

function pick<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)] as Value
}

import type { Language } from '@atrium/contract/languages'
import type { AuditKind } from '@atrium/contract/operation/audit-actions'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

type NameSql = RawBuilder<unknown>
type NameSource = (language: NameSql) => { key: NameSql; name: NameSql; from: NameSql }

/** What an id of a kind is called now; what is not there any more is not in it. */
export type AuditNames = Map<AuditKind, Map<number, string | null>>

const nameRow = z.object({ kind: z.string(), id: z.number(), name: z.string().nullable() })

const texts = (table: string, column = 'name'): NameSource => {
  return (language) => ({
    key: sql.ref(`${table}.${table}_id`),
    name: sql`in_language(${sql.ref(`${table}.${column}`)}, ${language})`,
    from: sql.table(table),
  })
}

const text = (table: string, name: string, key = `${table}_id`): NameSource => {
  return () => ({ key: sql.ref(`${table}.${key}`), name: sql.ref(`${table}.${name}`), from: sql.table(table) })
}

/** The title of the item that a row of a table belongs to. */
const itemOf = (table: string, key: string): NameSource => {
  return (language) => ({
    key: sql.ref(`${table}.${key}`),
    name: sql`in_language(item.title, ${language})`,
    from: sql`${sql.table(table)} join item using (item_id)`,
  })
}

const item: NameSource = (language) => ({
  key: sql`item.item_id`,
  name: sql`in_language(item.title, ${language})`,
  from: sql`item`,
})

const sources: Record<AuditKind, NameSource | null> = {
  account: text('account', 'user_name', 'user_id'),
  announcement: texts('announcement', 'title'),
  app: item,
  app_category: texts('app_category'),
  app_installation: itemOf('app_installation', 'installation_id'),
  app_submission: itemOf('app_version', 'app_version_id'),
  article: item,
  article_opinion: itemOf('article_opinion', 'opinion_id'),
  article_revision: text('article_revision', 'title', 'revision_id'),
  blob: () => ({
    key: sql`blob.blob_id`,
    name: sql`(select file_name from file where file.blob_id = blob.blob_id order by file_id limit 1)`,
    from: sql`blob`,
  }),
  case: item,
  demand: texts('demand'),
  feedback: text('feedback', 'state'),
  home_block: texts('home_block', 'title'),
  identity: text('identity', 'name'),
  industry: texts('industry'),
  item_rating: itemOf('item_rating', 'rating_id'),
  item_report: itemOf('item_report', 'report_id'),
  job: null,
  kit: texts('kit', 'title'),
  knowledge_type: texts('knowledge_type'),
  list_export: text('list_export', 'screen', 'export_id'),
  list_import: text('list_import', 'screen', 'import_id'),
  list_layout: null,
  list_view: text('list_view', 'screen', 'view_id'),
  notice: null,
  other: null,
  platform: texts('platform'),
  product: texts('product'),
  project: text('project', 'title'),
  provider: text('provider', 'name'),
  publisher: texts('publisher'),
  release: (language) => ({
    key: sql`release.item_id`,
    name: sql`in_language(item.title, ${language}) || ' ' || release.version`,
    from: sql`release join item using (item_id)`,
  }),
  resource: item,
  role: texts('role'),
  scene: texts('scene'),
  separation: null,
  share_link: () => ({
    key: sql`link.link_id`,
    name: sql`project.title`,
    from: sql`project_link as link join project using (project_id)`,
  }),
  submission: itemOf('resource_version', 'version_id'),
  synonyms: null,
  tag: texts('tag'),
  video: item,
  video_category: texts('video_category'),
  video_series: texts('video_series'),
  website: null,
}

/** Those that stand by their number, or are only one. */
const nameless: readonly AuditKind[] = ['feedback']
const single: readonly AuditKind[] = ['separation', 'synonyms', 'website']

export async function findNames(db: Db, language: Language, ids: [AuditKind, number][]): Promise<AuditNames> {
  const names: AuditNames = new Map()
  for (const [kind, id] of ids) if (single.includes(kind)) names.set(kind, new Map([[id, null]]))
  const asked = Map.groupBy(ids, ([kind]) => kind)
  const parts = [...asked].flatMap(([kind, of]) => {
    const source = sources[kind]?.(sql`${language}`)
    if (!source) return []
    const keys = [...new Set(of.map(([, id]) => id))]
    return sql`select ${kind}::text as kind, ${source.key} as id, (${source.name})::text as name from ${source.from}
      where ${source.key} = any(${keys}::bigint[])`
  })
  if (parts.length === 0) return names
  const { rows } = await typedSql(nameRow)`${sql.join(parts, sql` union all `)}`.execute(db)
  for (const { kind, id, name } of rows) {
    const known = names.get(kind as AuditKind) ?? new Map<number, string | null>()
    known.set(id, nameless.includes(kind as AuditKind) ? null : name || null)
    names.set(kind as AuditKind, known)
  }
  return names
}

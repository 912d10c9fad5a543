import type { Language } from '@atrium/contract/languages'
import * as contract from '@atrium/contract/website/management'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

const listLackingRow = z.object({ item_id: z.number(), title: z.string(), type: z.string() })

type ParityRow = z.output<typeof contract.readParity.data>['list'][number]
type ParityKind = ParityRow['kind']
type ParityPart = ParityRow['part']

/** The list ends here: more entries would not help a translator. */
const most = 2_000
const listed = 100

const kinds: ParityKind[] = ['article', 'resource', 'video', 'case', 'app']
const parts: ParityPart[] = ['title', 'body']

/** What stands for the body of each kind; a video has no more to read than its summary. */
const bodies: Record<ParityKind, { text: RawBuilder<unknown>; from: RawBuilder<unknown> }> = {
  article: { text: sql`article.body`, from: sql`article join item using (item_id)` },
  resource: { text: sql`resource.description`, from: sql`resource join item using (item_id)` },
  video: { text: sql`item.summary`, from: sql`item` },
  case: { text: sql`case_study.lead`, from: sql`case_study join item using (item_id)` },
  app: { text: sql`app.description`, from: sql`app join item using (item_id)` },
}

/** Each line reads an index of rows that lack a language, up to a limit. */
export async function readParity(db: Db): Promise<{ list: ParityRow[] }> {
  const lines = kinds.flatMap((kind) =>
    parts.map(
      (part) => sql`
        select ${kind}::text as kind, ${part}::text as part,
          coalesce((select total from item_count where kind = ${kind} and type = '' and category_id = 0), 0)::int as total,
          jsonb_build_object('zh-CN', count(*) filter (where ${lacks('zh-CN')}),
            'zh-TW', count(*) filter (where ${lacks('zh-TW')}), 'en', count(*) filter (where ${lacks('en')})) as lacking,
          count(*) >= ${most} as is_more
        from (${lacking(kind, part)}) as found`,
    ),
  )
  const { rows } = await typedSql(
    contract.readParity.data.shape.list.element,
  )`${sql.join(lines, sql` union all `)}`.execute(db)
  return { list: rows }
}

interface ParityFilter {
  kind: ParityKind
  part: ParityPart
  language: Language
}

export async function listLacking(db: Db, { kind, part, language }: ParityFilter, readsIn: Language) {
  const { rows } = await typedSql(listLackingRow)`
    select item_id, coalesce(in_language(title, ${readsIn}), '') as title, type
    from (${lacking(kind, part)}) as found where ${lacks(language)}
    order by item_id desc limit ${listed}`.execute(db)
  return { list: rows.map(({ type, ...row }) => ({ ...row, address: parityAddress(kind, type, row.item_id) })) }
}

function lacking(kind: ParityKind, part: ParityPart) {
  const { text, from } = part === 'title' ? { text: sql`item.title`, from: sql`item` } : bodies[kind]
  return sql`
    select item.item_id, item.title, item.type, ${text} as text from ${from}
    where item.kind = ${sql.lit(kind)} and item.state = 'published' and lacks_language(${text}) limit ${sql.lit(most)}`
}

function lacks(language: Language) {
  return sql`coalesce(found.text ->> ${language}, '') = ''`
}

function parityAddress(kind: ParityKind, type: string, item_id: number): string {
  if (kind === 'article') return `/knowledge/article/${item_id}`
  if (kind === 'resource') return `/resource/${type}/${item_id}`
  if (kind === 'app') return `/app-store/${item_id}`
  return `/${kind}/${item_id}`
}

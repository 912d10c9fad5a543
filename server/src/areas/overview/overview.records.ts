import { type RecordKind, recordKinds, recordsOfOneKind, recordsPerKind } from '@atrium/contract/overview/record-kinds'
import type { findRecords as contract } from '@atrium/contract/overview/records'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { containsPattern, inAnyLanguage } from '../../platform/list/words.ts'
import { readQuestion } from '../../search/query/question.ts'
import { choicesIn } from '../../search/query/tiers.ts'
import { findPeople, isMeant } from '../account/account.find-people.ts'
import { isExistingAccount } from '../account/account.user.ts'
import { choiceOfKind, questionOf } from '../item/index/index.terms.ts'
import { type ItemKind, itemKindSchema, ownerName } from '../item/item.service.ts'

type RecordQuery = z.output<typeof contract.query>

const recordRow = z.object({
  kind: z.string(),
  record_id: z.number(),
  title: z.string(),
  state: z.string().nullable(),
  resource_type: z.string().nullable(),
  detail: z.string().nullable(),
  more: z.boolean(),
})

/** Of the items that a keyword meets, so many are looked at for the best. */
const lookedAt = 200

/** One question for all kinds that this person may open, each by an index of its own. */
export async function findRecords(db: Db, viewer: Viewer, { keyword, kind }: RecordQuery) {
  const kinds = (kind ? [kind] : (Object.keys(recordKinds) as RecordKind[])).filter(
    (one) => refusal({ screen: recordKinds[one] }, viewer) === null,
  )
  if (kinds.length === 0) return { list: [], more: [] }

  const number = /^#(\d{1,15})$/.exec(keyword)?.[1]
  const people = kinds.includes('user') || kinds.includes('feedback') ? await findPeople(db, keyword) : null
  const size = kind ? recordsOfOneKind : recordsPerKind
  const parts = kinds.map((one) => {
    const source = sourceOf(one, viewer, number === undefined ? { keyword, people } : { number })
    return sql`(select ${one}::text as kind, found.*, row_number() over () as place
      from (${source} limit ${sql.lit(size + 1)}) as found)`
  })
  const { rows } = await typedSql(recordRow)`
    select kind, record_id, title, state, resource_type, detail, place > ${sql.lit(size)} as more
    from (${sql.join(parts, sql` union all `)}) as every
    order by array_position(${kinds}::text[], kind), place`.execute(db)

  return {
    list: rows.filter(({ more }) => !more).map(({ more: _, kind, ...row }) => ({ ...row, kind: kind as RecordKind })),
    more: rows.filter(({ more }) => more).map(({ kind }) => kind as RecordKind),
  }
}

type Asked = { number: string } | { keyword: string; people: number[] | null }

function sourceOf(kind: RecordKind, viewer: Viewer, asked: Asked): RawBuilder<unknown> {
  const { success, data } = itemKindSchema.safeParse(kind)
  return success ? items(data, viewer, asked) : others[kind as keyof typeof others](viewer, asked)
}

/** First those whose title holds the words as they were typed, then what is used most. */
function items(kind: ItemKind, { language }: Viewer, asked: Asked) {
  // A case keeps the title with the customer's name, also where readers see one without.
  const title =
    kind === 'case'
      ? sql`coalesce((select named -> 'title' from case_study where case_study.item_id = item.item_id), item.title)`
      : sql`item.title`
  const version =
    kind === 'release' ? sql`(select version from release where release.item_id = item.item_id)` : sql`null`
  const meant = 'number' in asked ? sql`item.item_id = ${asked.number}::bigint` : isNamed(kind, asked.keyword)
  const order =
    'number' in asked
      ? sql`item.item_id`
      : sql`${inAnyLanguage(title, asked.keyword)} desc, item.download_count + item.view_count desc, item.item_id`
  return sql`
    select item.item_id as record_id, coalesce(in_language(${title}, ${language}), '') as title, item.state::text as state,
      item.type as resource_type, ${version}::text as detail
    from item where item.kind = ${kind} and ${meant} order by ${order}`
}

/**
 * By the search index, as the public search finds it: by titles, and by anything else only where no title is meant. What is not
 * public has no terms, and there is little of it.
 */
function isNamed(kind: ItemKind, keyword: string) {
  const question = readQuestion(keyword)
  const byTitle = sql`(select hidden.item_id from item as hidden
    where hidden.kind = ${kind} and hidden.state <> 'published' and hidden.title::text ilike ${containsPattern(keyword)}
    limit ${sql.lit(lookedAt)})`
  if (!question) return sql`item.item_id in ${byTitle}`

  const meets = (field: 'title' | 'anywhere') =>
    sql`select item_id from item_term where terms @@ ${questionOf([choiceOfKind(kind), ...choicesIn(field, question)])}`
  return sql`item.item_id in (
    (${meets('title')} limit ${sql.lit(lookedAt)}) union all ${byTitle} union all
    (${meets('anywhere')} and not exists (${meets('title')}) limit ${sql.lit(lookedAt)}))`
}

const others = {
  user: (_viewer: Viewer, asked: Asked) => sql`
    select account.user_id as record_id, account.user_name as title, null::text as state, null::text as resource_type,
      nullif(account.company_name, '') as detail
    from account where ${isExistingAccount} and
      ${'number' in asked ? sql`account.user_id = ${asked.number}::bigint` : isMeant(asked.keyword, asked.people)}
    order by account.user_id`,
  feedback: ({ language }: Viewer, asked: Asked) => sql`
    select feedback.feedback_id as record_id,
      left(trim(regexp_replace(left(feedback.content, 2000), '!\\[[^]]*\\]\\([^)]*\\)|\\s+', ' ', 'g')), 140) as title,
      feedback.state::text as state, null::text as resource_type, ${ownerName(language)} as detail
    from feedback left join account using (user_id)
    where ${
      'number' in asked
        ? sql`feedback.feedback_id = ${asked.number}::bigint`
        : sql`feedback.user_id is not null and ${isMeant(asked.keyword, asked.people)}`
    }
    order by feedback.feedback_id desc`,
  project: (_viewer: Viewer, asked: Asked) => sql`
    select project.project_id as record_id, project.title, project.state::text as state, null::text as resource_type,
      null::text as detail
    from project where
      ${'number' in asked ? sql`project.project_id = ${asked.number}::bigint` : sql`project.title ilike ${containsPattern(asked.keyword)}`}
    order by project.updated_at desc, project.project_id`,
  tag: ({ language }: Viewer, asked: Asked) => sql`
    select tag_id as record_id, coalesce(in_language(name, ${language}), '') as title, null::text as state,
      null::text as resource_type, code as detail
    from tag where joined_into is null and
      ${
        'number' in asked
          ? sql`tag_id = ${asked.number}::bigint`
          : sql`(code ilike ${containsPattern(asked.keyword)} or ${inAnyLanguage(sql`name`, asked.keyword)})`
      }
    order by use_count desc, tag_id`,
}

import { readManagedCase as contract } from '@atrium/contract/case/management'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

const itemIdTitleRow = z.object({ item_id: z.number(), title: z.string() })

type ManagedCaseView = z.output<typeof contract.data>

export async function readManagedCase(db: Db, { language }: Viewer, case_id: number): Promise<ManagedCaseView> {
  const story = await findStory(db, case_id)
  if (!story) throw new Failure('not_found')
  const ids = [...story.article_ids, ...story.resources.map(({ resource_id }) => resource_id)]
  return { ...story, names: await titlesOf(db, language, ids) }
}

const storedCaseSchema = contract.data.omit({ names: true })
type StoredCase = z.output<typeof storedCaseSchema>

/** All of it, and with the customer's name, as it stands in the tables. */
async function findStory(db: Db, case_id: number): Promise<StoredCase | undefined> {
  const { rows } = await typedSql(storedCaseSchema)`
    select item.item_id as case_id, item.state, item.updated_at, consent_until::text as consent_until,
      consent_has_ended(consent_until) as consent_ended,
      coalesce(named -> 'title', item.title) as title, coalesce(named -> 'summary', item.summary) as summary,
      customer, headline, lead, scale, product_version, time_to_go_live, figures, challenge, solution, result, process,
      timeline, quote, anonymous,
      array(select product_id::int from case_product as filed where filed.item_id = item.item_id
        order by position) as product_ids,
      array(select industry_id::int from case_industry as filed where filed.item_id = item.item_id
        order by industry_id) as industry_ids,
      array(select demand_id::int from case_demand as filed where filed.item_id = item.item_id
        order by demand_id) as demand_ids,
      array(select article_id::int from case_article as filed where filed.item_id = item.item_id
        order by position) as article_ids,
      (select coalesce(jsonb_agg(jsonb_build_object('resource_id', version.item_id, 'version', version.version)
          order by used.position), '[]')
        from case_resource as used join resource_version as version using (version_id)
        where used.item_id = item.item_id) as resources
    from item join case_study using (item_id) where item.item_id = ${case_id}`.execute(db)
  return rows[0]
}

/** What the audit log keeps of a case. */
export async function readForAudit(tx: Db, case_id: number) {
  const { updated_at: _, ...story } = (await findStory(tx, case_id)) ?? { updated_at: '' }
  return 'case_id' in story ? story : null
}

async function titlesOf(db: Db, language: Language, item_ids: number[]) {
  const { rows } = await typedSql(itemIdTitleRow)`
    select item_id, coalesce(in_language(title, ${language}), '') as title
    from item where item_id = any(${item_ids}::bigint[])`.execute(db)
  return rows
}

const choiceSchema = z.object({ id: z.number(), name: z.string() })

export async function listCaseChoices(db: Db, { language }: Viewer) {
  const choicesOf = async (table: 'product' | 'industry' | 'demand') => {
    const key = sql.ref(`${table}_id`)
    const { rows } = await typedSql(choiceSchema)`
      select ${key} as id, in_language(name, ${language}) as name from ${sql.table(table)}
      order by position, ${key}`.execute(db)
    return rows
  }
  const [products, industries, demands] = await Promise.all([
    choicesOf('product'),
    choicesOf('industry'),
    choicesOf('demand'),
  ])
  return { products, industries, demands }
}

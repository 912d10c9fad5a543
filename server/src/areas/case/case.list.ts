import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readItemPage } from '../item/find/find.ts'
import { type ItemFilter, type ItemPageQuery, itemOrder } from '../item/item.service.ts'
import { caseCard, caseSummarySchema, isReadable } from './case.service.ts'
import { type CaseSearch, choicesOf } from './case.terms.ts'

const listCasesRow = caseSummarySchema.extend({ total: z.number() })

const caseIdUpdatedAtRow = z.object({ case_id: z.number(), updated_at: z.string() })

type CaseListQuery = ItemPageQuery & { search?: CaseSearch | undefined }

const filter: ItemFilter = { kind: 'case' }

/**
 * A case whose consent ended since the job ran last is left out here: until that job runs, the total may be one too many.
 */
export async function listCases(db: Db, { language }: Viewer, { search = {}, ...query }: CaseListQuery) {
  const choices = choicesOf(search)
  return readItemPage(db, filter, choices, query, ({ ids, total }) =>
    typedSql(listCasesRow)`
      select ${caseCard(language)}, ${total} as total
      from ${ids} join item using (item_id) join case_study using (item_id)
      where ${isReadable}
      order by ${itemOrder(query)}`.execute(db),
  )
}

/** What a site map needs of one range of ids. */
export async function listCaseAddresses(db: Db, { from, to }: { from: number; to: number }) {
  const { rows: list } = await typedSql(caseIdUpdatedAtRow)`
    select item_id as case_id, item.updated_at from item join case_study using (item_id)
    where item_id between ${from} and ${to} and ${isReadable} order by item_id`.execute(db)
  return { list }
}

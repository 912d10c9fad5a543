import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { demandNameSchema, industryNameSchema } from './case.service.ts'

/** `products` are the codes of the environment; suites entered in the portal count as well. */
export async function listCaseFilters(db: Db, viewer: Viewer, product: string, products: readonly string[]) {
  if (!products.includes(product) && !(await isSuite(db, product))) throw new Failure('not_found')

  const { industries, demands } = await namesOfFilters(db, viewer)
  return {
    industry: { list: industries, total: industries.length },
    demand: { list: demands, total: demands.length },
  }
}

/** All of them, in their order. */
export async function namesOfFilters(db: Db, { language }: Viewer) {
  const { rows: industries } = await typedSql(industryNameSchema)`
    select industry_id, in_language(name, ${language}) as industry_name
    from industry order by position, industry_id`.execute(db)
  const { rows: demands } = await typedSql(demandNameSchema)`
    select demand_id, in_language(name, ${language}) as demand_name
    from demand order by position, demand_id`.execute(db)
  return { industries, demands }
}

async function isSuite(db: Db, code: string) {
  const { rows } = await sql`select from product where code = ${code} and suite_id is null`.execute(db)
  return rows.length === 1
}

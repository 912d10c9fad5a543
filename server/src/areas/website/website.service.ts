import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import { brandName } from '../../platform/brand/brand.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

interface Decided {
  platform_title: string | null
  office_site: string | null
  hot_searches: string[]
}

/** What the operator decided in the portal; where nothing was decided, what the environment says. */
export async function readWebsite(db: Db, { language }: Viewer, config: Config) {
  const { rows } = await sql<Decided>`
    select in_language((select value from setting where name = 'platform_title'), ${language}) as platform_title,
           (select value ->> 0 from setting where name = 'office_site') as office_site,
           array(select in_language(search, ${language})
                 from setting, jsonb_array_elements(value) as search where name = 'hot_searches') as hot_searches`.execute(
    db,
  )
  const decided = rows[0]

  return {
    platform_title: decided?.platform_title ?? brandName(config, language),
    office_site: decided?.office_site ?? config.OFFICE_SITE ?? null,
    hot_searches: decided?.hot_searches ?? [],
    products: await listSuites(db, language, config.PRODUCTS),
  }
}

/** The suites that were entered; before the first one, the codes of the environment under their own name. */
async function listSuites(db: Db, language: Language, codes: readonly string[]) {
  const { rows } = await sql<{ product_code: string; product_name: string }>`
    select code as product_code, in_language(name, ${language}) as product_name
    from product where suite_id is null order by position, product_id`.execute(db)
  return rows.length > 0 ? rows : codes.map((code) => ({ product_code: code, product_name: code }))
}

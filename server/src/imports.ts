import { sql } from 'kysely'
import { userImport } from './areas/account/account.import.ts'
import { demandNames, industryNames } from './areas/case/case.names.ts'
import { importOfNames } from './areas/item/item.names-import.ts'
import { categoryNames } from './areas/video/video.names.ts'
import type { RowImport } from './platform/list/import.ts'

/** Lists that take rows from files. */
export const imports: RowImport[] = [
  userImport,
  importOfNames({ screen: 'industries', ...industryNames }),
  importOfNames({ screen: 'demands', ...demandNames }),
  importOfNames({ screen: 'video_categories', ...categoryNames }),
  importOfNames({
    screen: 'app_categories',
    table: 'app_category',
    needsCode: true,
    filed: [(id) => sql`select item_id from item where kind = 'app' and category_id = ${id}`],
  }),
  importOfNames({
    screen: 'tags',
    table: 'tag',
    needsCode: true,
    hasPosition: false,
    filed: [(id) => sql`select item_id from resource_tag where tag_id = ${id}`],
  }),
]

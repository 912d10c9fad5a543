import { userImport } from './areas/account/account.import.ts'
import type { RowImport } from './platform/list/import.ts'
import { importOfNames } from './platform/list/import-names.ts'

/** Lists that take rows from files. */
export const imports: RowImport[] = [
  userImport,
  importOfNames({ screen: 'tags', table: 'tag', hasPosition: false }),
  importOfNames({ screen: 'industries', table: 'industry', hasPosition: true }),
  importOfNames({ screen: 'demands', table: 'demand', hasPosition: true }),
  importOfNames({ screen: 'app_categories', table: 'app_category', hasPosition: true }),
  importOfNames({ screen: 'video_categories', table: 'video_category', hasPosition: true }),
]

import type { ManagementScreen } from '@atrium/contract/management'
import type { searchKinds } from '@atrium/contract/search/choices'
import type { Config } from '../config.ts'
import type { Cache } from './cache/cache.ts'
import type { Db } from './db/db.ts'
import type { Viewer } from './http/viewer.ts'
import type { RowImport } from './list/import.ts'
import type { List } from './list/list.ts'
import type { Log } from './log/log.ts'
import type { Storage } from './storage/storage.ts'

/**
 * What areas do for each other without importing each other. Every entry is listed in `server/src/wiring.ts`, checked
 * when a process starts, and reaches its caller on `Platform`.
 */
export interface Wiring {
  fileReadRules: Readonly<Record<FileUse, readonly FileReadRule[]>>
  fileSettledHandlers: readonly FileSettledHandler[]
  fileCountHandlers: readonly FileCountHandler[]
  itemIndexers: Readonly<Record<IndexedKind, ItemIndexer>>
  /** A screen may have several lists; the endpoint that answers one tells them apart. */
  exportLists: Readonly<Partial<Record<ManagementScreen, List | List[]>>>
  rowImports: readonly RowImport[]
  approvalHandlers: Readonly<Record<Approved['table'], ApprovalHandler>>
}

/** The tables whose rows refer to files. */
export const fileUses = [
  'account',
  'app_version',
  'feedback_file',
  'home_block',
  'knowledge_type',
  'list_import',
  'project_file',
  'project_import',
  'release_file',
  'resource_version',
  'upload',
  'video',
] as const
type FileUse = (typeof fileUses)[number]

/** Whether this viewer may read the file because of this use of it. The owner and public files need no rule. */
type FileReadRule = (db: Db, viewer: Viewer, file_id: number) => Promise<boolean>

/** Runs in the transaction that makes files ready or refuses them. */
type FileSettledHandler = (tx: Db, file_ids: number[]) => Promise<void>

/** Fetches of a file on one day that were not counted before. */
export interface FileDayCount {
  day: string
  file_id: number
  fetches: number
  people: number
}

/** Runs in the transaction that counts fetches. */
type FileCountHandler = (tx: Db, counts: FileDayCount[]) => Promise<void>

type IndexedKind = Exclude<(typeof searchKinds)[number], 'project'>

/** Writes the search terms of one item of its kind. */
export type ItemIndexer = (db: Db, item_id: number) => Promise<void>

/** The tables whose rows are reviewed. */
export const approvedTables = ['resource_version', 'app_version', 'article_revision'] as const

/** An approval that can no longer be taken back, and the row that it is about. */
export interface Approved {
  approval_id: number
  table: (typeof approvedTables)[number]
  id: number
}

export interface PublishingServices {
  db: Db
  cache: Cache
  storage: Storage
  config: Config
  log: Log
}

/** Publishes what was approved. May run twice. */
type ApprovalHandler = (services: PublishingServices, approved: Approved) => Promise<void>

import type { Answer } from '@atrium/contract/calls'

export type CollectionPage = Answer<'GET /api/collection'>
export type CollectedItemData = CollectionPage['list'][number]
export type MyFolders = Answer<'GET /api/collection/folders'>
export type OwnFolder = MyFolders['list'][number]

/** What of the collection is shown, as the address says. */
export interface CollectionSelection {
  /** Undefined for all of it, null for what is in no folder. */
  folder: number | null | undefined
  keyword: string
  after: string | null
}

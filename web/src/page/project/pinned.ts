/** What is pinned: one version of an item and, where a version is several files, which of them. */
export interface Pinned {
  item_id: number
  version: string
  part?: string
}

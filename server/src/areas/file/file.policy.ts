import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'

interface FileOwnership {
  user_id: number
  public: boolean
}

/** What is needed to decide who may read a file. */
export type FileReadContext = Pick<Platform, 'db' | 'wiring'>

/** The owner, everybody if the file is public, and viewers whom a rule of an area that uses the file allows. */
export async function canReadFile(
  { db, wiring }: FileReadContext,
  viewer: Viewer,
  file_id: number,
  file: FileOwnership | undefined,
): Promise<boolean> {
  // The rules run for a missing file, too: response times must not reveal which ids exist.
  const rules = Object.values(wiring.fileReadRules).flat()
  const isAllowed = (await Promise.all(rules.map((rule) => rule(db, viewer, file_id)))).includes(true)
  if (!file) return false
  return isAllowed || isOwner(viewer, file) || file.public
}

function isOwner(viewer: Viewer, { user_id }: Pick<FileOwnership, 'user_id'>): boolean {
  return viewer.user_id !== null && viewer.user_id === user_id
}

import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

interface Readable {
  user_id: number
  public: boolean
}

/** Why somebody other than the owner may read a file: said by the area that uses it, for one viewer and one file. */
type Reason = (db: Db, viewer: Viewer, file_id: number) => Promise<boolean>

const reasons: Reason[] = []

/** An area that shows files to others says here to whom. */
export function fileMayBeReadBecause(reason: Reason): void {
  reasons.push(reason)
}

/** Its owner always, everybody what is public, and whoever an area that uses it lets in. */
export async function mayRead(db: Db, viewer: Viewer, file_id: number, file: Readable | undefined): Promise<boolean> {
  // A file that is not there is asked for all the same: how long an answer takes must not tell which ids exist.
  const isLetIn = (await Promise.all(reasons.map((reason) => reason(db, viewer, file_id)))).includes(true)
  if (!file) return false
  return isLetIn || isOwner(viewer, file) || file.public
}

function isOwner(viewer: Viewer, { user_id }: Pick<Readable, 'user_id'>): boolean {
  return viewer.user_id !== null && viewer.user_id === user_id
}

import type { Problem } from '@atrium/contract/problems'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { mustBeReadable } from './resource.collection.ts'

interface Report {
  problem: Problem
  text: string
}

export async function reportResource(db: Db, { user_id }: Viewer, resource_id: number, report: Report): Promise<null> {
  await mustBeReadable(db, resource_id)
  await db
    .insertInto('resource_report')
    .values({ item_id: resource_id, user_id, ...report })
    .execute()
  return null
}

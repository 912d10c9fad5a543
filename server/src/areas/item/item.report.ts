import type { ReportedProblem } from '@atrium/contract/problems'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { mustBeReadable } from './item.collection.ts'
import type { Noun } from './item.noun.ts'

interface Report {
  problem: ReportedProblem
  text: string
}

export async function reportItem(
  db: Db,
  noun: Noun,
  { user_id }: Viewer,
  item_id: number,
  report: Report,
): Promise<null> {
  await mustBeReadable(db, noun, item_id)
  await db
    .insertInto('item_report')
    .values({ item_id, user_id, ...report })
    .execute()
  return null
}

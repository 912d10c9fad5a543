import type { ReportedProblem } from '@atrium/contract/item/problems'
import type { Db } from '../../../platform/db/db.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { mustBeReadable } from '../item.collection.ts'
import type { ItemNoun } from '../item.noun.ts'

interface ItemReportInput {
  problem: ReportedProblem
  text: string
}

export async function reportItem(
  tx: Db,
  noun: ItemNoun,
  { user_id }: Viewer,
  item_id: number,
  report: ItemReportInput,
): Promise<null> {
  await mustBeReadable(tx, noun, item_id)
  await tx
    .insertInto('item_report')
    .values({ item_id, user_id, ...report })
    .execute()
  return null
}

import type { Db } from '../../platform/db/db.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { hasTakers, type NoticeBroadcast } from './notice.spread.ts'
import { noticeSpread } from './notice.spread-jobs.ts'

/** In the transaction of the change. Does nothing for an item without downloads. */
export async function notifyDownloaders(tx: Db, news: NoticeBroadcast): Promise<void> {
  if (await hasTakers(tx, news)) await enqueue(tx, noticeSpread, news)
}

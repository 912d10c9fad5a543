import * as filing from '@atrium/contract/video/filing'
import * as contract from '@atrium/contract/video/management'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { findTitled } from '../item/find/find.titled.ts'
import { serveNames } from '../item/names/names.ts'
import { readCaptions, saveCaptions } from './video.captions.ts'
import { createVideo, fileVideo } from './video.filing.ts'
import { categoryList, categoryNames, seriesList, seriesNames } from './video.names.ts'
import { listVideoChoices, readForAudit, readVideoFiling } from './video.read-filing.ts'
import { contentOf, mediaOf, videoContentSchema } from './video.read-media.ts'
import { saveVideoTerms } from './video.terms.ts'
import { videoList } from './video.videos-list.ts'

/** What those do who make videos. */
export function videoManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serveList(app, platform, videoList)
  serve(app, contract.listVideoChoices, (_, viewer) => listVideoChoices(db, viewer))
  serve(app, contract.findVideoParts, ({ query }, viewer) =>
    findTitled(db, viewer, ['resource', 'article'], query.keyword),
  )
  serve(app, contract.readManagedCaptions, ({ params }) => readCaptions(db, params.video_id, params.language))
  serve(app, filing.readVideoFiling, ({ params }, viewer) => readVideoFiling(db, viewer, params.video_id))
  filingChanges(app, platform)

  serveNames(app, platform, categoryNames, categoryList, contract.videoCategoryCalls)
  serveNames(app, platform, seriesNames, seriesList, contract.videoSeriesCalls)
}

function filingChanges(app: FastifyInstance, platform: Platform) {
  const kept = { subject: 'video', read: readForAudit }
  const idOf = ({ params }: { params: { video_id: number } }) => params.video_id

  serveChange(app, platform, filing.createVideo, {
    ...kept,
    id: (_, data) => data?.video_id as number | undefined,
    work: (tx, { body }, viewer) => createVideo(tx, viewer, body),
  })
  serveChange(app, platform, filing.fileVideo, {
    ...kept,
    id: idOf,
    work: (tx, { params, body }, viewer) => fileVideo(tx, viewer, params.video_id, body),
  })
  serveChange(app, platform, filing.saveCaptions, {
    ...kept,
    id: idOf,
    work: (tx, { params, body }) => saveCaptions(tx, params.video_id, params.language, body.vtt),
  })
  serveChange(app, platform, filing.publishVideo, {
    ...kept,
    id: idOf,
    work: (tx, { params }) => publishVideo(tx, params.video_id),
  })
  serveChange(app, platform, filing.withdrawVideo, {
    ...kept,
    id: idOf,
    work: (tx, { params }) => withdrawVideo(tx, params.video_id),
  })
}

/** Publishing twice changes nothing: the first moment stays. */
async function publishVideo(tx: Db, video_id: number): Promise<null> {
  const { rows } = await typedSql(videoContentSchema)`
    select item_id as video_id, ${contentOf} from item join video using (item_id)
    where item_id = ${video_id} for update of item`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  const { state } = mediaOf(rows[0])
  if (state !== 'ready') throw new Failure('conflict', { detail: `video is in state ${state}` })

  await sql`
    update item set state = 'published', published_at = coalesce(published_at, now()), updated_at = now()
    where item_id = ${video_id}`.execute(tx)
  await saveVideoTerms(tx, video_id)
  return null
}

/** What is said about it stays, and so does how far people watched; to them it is not there any more. */
async function withdrawVideo(tx: Db, video_id: number): Promise<null> {
  const { numAffectedRows } = await sql`
    update item set state = 'withdrawn', updated_at = now()
    where item_id = ${video_id} and kind = 'video' and state = 'published'`.execute(tx)
  if (numAffectedRows === 0n) throw new Failure('not_found')
  await saveVideoTerms(tx, video_id)
  return null
}

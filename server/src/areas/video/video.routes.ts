import * as person from '@atrium/contract/video/person'
import * as contract from '@atrium/contract/video/video'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { collect, removeFromCollection } from '../item/item.collection.ts'
import { noteView } from '../item/item.view.ts'
import { readVideoFacets } from './video.facets.ts'
import { listVideoAddresses, listVideos } from './video.list.ts'
import { readVideo } from './video.read.ts'
import { listWatched, readProgress, saveProgress } from './video.watch.ts'

const collectedRow = z.object({ collected: z.boolean() })

export function videoRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serve(app, contract.listVideos, ({ query }, viewer) => listVideos(db, viewer, query))
  serve(app, contract.readVideoFacets, ({ query }, viewer) => readVideoFacets(db, viewer, query))
  serve(app, contract.listVideoAddresses, ({ query }) => listVideoAddresses(db, query))
  serve(app, contract.readVideo, ({ params }, viewer) => readVideo(db, viewer, params.video_id))
  serve(app, contract.countPlay, ({ params }, viewer, { request }) =>
    noteView(platform, { kind: 'video', item_id: params.video_id }, viewer, request),
  )

  personRoutes(app, platform)
}

function personRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, person.listWatched, ({ query }, viewer) => listWatched(db, personOf(viewer), query))
  serve(app, person.readProgress, ({ params }, viewer) => readProgress(db, personOf(viewer), params.video_id))
  serve(app, person.saveProgress, ({ params, body }, viewer) =>
    saveProgress(db, personOf(viewer), params.video_id, body.seconds),
  )
  serve(app, person.readMyVideo, ({ params }, viewer) => readMyVideo(db, viewer, params.video_id))
  serve(app, person.collectVideo, ({ params }, viewer) => collectVideo(db, viewer, params.video_id))
  serve(app, person.forgetVideo, ({ params }, viewer) => uncollectVideo(db, viewer, params.video_id))
}

/** These calls are open to signed-in people only. */
function personOf({ user_id }: Viewer): number {
  if (user_id === null) throw new Failure('not_logged_in')
  return user_id
}

async function readMyVideo(db: Db, { user_id }: Viewer, video_id: number): Promise<{ collected: boolean }> {
  const { rows } = await typedSql(collectedRow)`
    select exists (select from collection where user_id = ${user_id} and item_id = item.item_id) as collected
    from item where item_id = ${video_id} and kind = 'video' and state = 'published'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

async function collectVideo(db: Db, viewer: Viewer, video_id: number): Promise<null> {
  await readMyVideo(db, viewer, video_id)
  await collect(db, viewer.user_id, video_id)
  return null
}

/** Also one that has been withdrawn since. */
async function uncollectVideo(db: Db, { user_id }: Viewer, video_id: number): Promise<null> {
  await removeFromCollection(db, user_id, video_id)
  return null
}

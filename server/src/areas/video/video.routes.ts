import * as contract from '@atrium/contract/video'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { noteView } from '../item/item.view.ts'
import { saveCaptions } from './video.captions.ts'
import { readVideoFacets } from './video.facets.ts'
import { listVideoAddresses, listVideos } from './video.list.ts'
import { readVideo } from './video.read.ts'
import { listWatched, readProgress, saveProgress } from './video.watch.ts'

export function videoRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serve(app, contract.listVideos, ({ query }, viewer) => listVideos(platform, viewer, query))
  serve(app, contract.readVideoFacets, ({ query }, viewer) => readVideoFacets(platform, viewer, query))
  serve(app, contract.listVideoAddresses, ({ query }) => listVideoAddresses(db, query))
  serve(app, contract.readVideo, ({ params }, viewer) => readVideo(db, viewer, params.video_id))
  serve(app, contract.saveCaptions, ({ params, body }) =>
    db.transaction().execute((tx) => saveCaptions(tx, params.video_id, params.language, body.vtt)),
  )

  serve(app, contract.countPlay, ({ params }, viewer, { request }) =>
    noteView(platform, { kind: 'video', item_id: params.video_id }, viewer, request),
  )
  serve(app, contract.listWatched, ({ query }, viewer) => listWatched(db, personOf(viewer), query))
  serve(app, contract.readProgress, ({ params }, viewer) => readProgress(db, personOf(viewer), params.video_id))
  serve(app, contract.saveProgress, ({ params, body }, viewer) =>
    saveProgress(db, personOf(viewer), params.video_id, body.seconds),
  )
}

/** These calls are open to signed-in people only. */
function personOf({ user_id }: Viewer): number {
  if (user_id === null) throw new Failure('not_logged_in')
  return user_id
}

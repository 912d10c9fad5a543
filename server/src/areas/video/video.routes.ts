import * as contract from '@atrium/contract/video'
import * as person from '@atrium/contract/video-person'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { noteView } from '../item/item.view.ts'
import { collectVideo, readMyVideo, uncollectVideo } from './video.collection.ts'
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

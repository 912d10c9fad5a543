import { id } from '@atrium/contract/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Platform } from '../../platform.ts'
import { findStored } from '../file/serve/serve.find.ts'
import { headersOf } from '../file/serve/serve.headers.ts'
import { sendStored } from '../file/serve/serve.send.ts'
import { findCues } from './video.captions.ts'
import { writeVtt } from './video.vtt.ts'

const fileIdRow = z.object({ file_id: z.number() })

/** Where the parts of a published video are, for everybody and for as long as it is published. */
export function mediaAddress(video_id: number, piece: string): string {
  return `/file/video/${video_id}/${piece}`
}

/** Browsers and what stands between may keep a part that long; a video that is withdrawn is gone everywhere by then. */
const kept = { 'cache-control': 'public, max-age=3600' }

/** Without tickets: published videos are open to everybody, and a page that is kept names the same addresses to all. */
export function videoServing(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  app.route<{ Params: { video_id: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/file/video/:video_id/*',
    config: { setsNoCookie: true },
    async handler(request, reply) {
      const { data: video_id } = id.safeParse(request.params.video_id)
      const { '*': piece } = request.params
      const language = /^captions\/([\w-]{2,5})\.vtt$/.exec(piece)?.[1]
      if (video_id !== undefined && language !== undefined) {
        const cues = await findCues(db, video_id, language)
        if (cues) return reply.headers(kept).type('text/vtt; charset=utf-8').send(writeVtt(cues))
      }
      const stored = video_id === undefined ? undefined : await findPiece(db, video_id, piece)
      if (!stored) return reply.code(404).header('cache-control', 'no-store').send()
      reply.headers({ ...headersOf({ ...stored, inline: true, lasting: false }), ...kept })
      return sendStored(platform, stored, request, reply)
    },
  })
}

async function findPiece(db: Db, video_id: number, piece: string) {
  const { rows } = await typedSql(fileIdRow)`
    select file_id from video join item using (item_id)
    where item_id = ${video_id} and item.state = 'published' and file_id is not null`.execute(db)
  if (!rows[0]) return undefined
  return findStored(db, { ...rows[0], preview: piece === 'source' ? null : piece, session_id: null }, '')
}

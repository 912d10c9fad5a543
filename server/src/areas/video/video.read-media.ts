import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { mediaAddress } from './video.media.ts'

/** What was made of the upload, as far as it has come. */
export const videoContentSchema = z.object({
  video_id: z.number(),
  content: z
    .object({
      state: z.string(),
      content_type: z.string().nullable(),
      storyboard: z.object({ every: z.number(), columns: z.number(), rows: z.number() }).nullable(),
      /** '720p', '360p' */
      renditions: z.array(z.string()),
    })
    .nullable(),
})
export type VideoContent = z.output<typeof videoContentSchema>

/** Of a video. */
export const contentOf: RawBuilder<unknown> = sql`(
  select jsonb_build_object('state', blob.state, 'content_type', blob.content_type,
    'storyboard', blob.about -> 'storyboard', 'renditions', array(
      select substring(name from 'hls/(.*)\\.m3u8') from preview
      where preview.blob_id = blob.blob_id and name like 'hls/%.m3u8' and name <> 'hls/master.m3u8'))
  from file join blob using (blob_id) where file.file_id = video.file_id
) as content`

/** What browsers play without any help. */
const playable = new Set(['video/mp4', 'video/webm'])

export function mediaOf({ video_id, content }: VideoContent) {
  const state = stateOf(content)
  if (content === null || state !== 'ready') return { state, media: null }

  const address = (piece: string) => mediaAddress(video_id, piece)
  const { content_type, storyboard, renditions } = content
  const media = {
    playlist: address('hls/master.m3u8'),
    renditions: renditions
      .sort((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))
      .map((name) => ({ name, playlist: address(`hls/${name}.m3u8`) })),
    poster: address('poster'),
    source: content_type !== null && playable.has(content_type) ? { address: address('source'), content_type } : null,
    storyboard: storyboard && { address: address('storyboard'), ...storyboard },
  }
  return { state, media }
}

function stateOf(content: VideoContent['content']): 'ready' | 'making' | 'failed' | 'missing' {
  if (content === null) return 'missing'
  if (content.state === 'ready') return content.renditions.length > 0 ? 'ready' : 'failed'
  return content.state === 'failed' || content.state === 'quarantined' ? 'failed' : 'making'
}

import { givenCategory, givenVideo } from '../../src/areas/video/video.given.ts'
import { givenStoredFile } from '../given-stored-file.ts'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

/** A film that can be played, of whoever asks. */
async function givenFilm({ db, platform, user_id }: Portal) {
  const content = Buffer.from('#EXTM3U')
  const { file_id } = await givenStoredFile(platform, {
    user_id: Number(user_id),
    content_type: 'video/mp4',
    previews: [{ name: 'hls/720p.m3u8', content, content_type: 'application/vnd.apple.mpegurl' }],
  })
  await db.updateTable('file').set({ kind: 'video' }).where('file_id', '=', file_id).execute()
  return file_id
}

export const videoSamples: CallSamples = {
  'POST /api/videos': async (portal) => {
    const [file_id, video_category_id] = [await givenFilm(portal), await givenCategory(portal.db, 'flow')]
    return { payload: { file_id, video_category_id, title: { 'zh-CN': '合同' }, resource_type: 'flow' } }
  },
  'PATCH /api/videos/{video_id}': async ({ db }) => {
    return { params: await givenVideo(db), payload: { title: { 'zh-CN': '新的标题' } } }
  },
  'PUT /api/videos/{video_id}/captions/{language}': async ({ db }) => {
    const { video_id } = await givenVideo(db)
    return { params: { video_id, language: 'zh-CN' }, payload: { vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\n先选角色' } }
  },
  'PUT /api/videos/{video_id}/publication': async (portal) => {
    return { params: await givenVideo(portal.db, { state: 'draft', file_id: await givenFilm(portal) }) }
  },
  'POST /api/videos/{video_id}/withdrawal': async ({ db }) => {
    return { params: await givenVideo(db), payload: { reason: '内容过时' } }
  },
}

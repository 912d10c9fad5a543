import { join } from 'node:path'
import { toWebp } from '../../platform/convert/picture.ts'
import { ConversionFailed } from '../../platform/convert/sandbox.ts'
import { cutHls, drawPoster, drawStoryboard, probeVideo } from '../../platform/convert/video.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type BlobContent, bring, type WorkSpace } from './file.blob.ts'
import { videoFormats } from './file.kinds.ts'
import type { PreviewFile } from './file.preview-store.ts'
import { ContentRefused } from './file.refusal.ts'

/** Two renditions for players, a picture to begin with, and a sheet of small ones to find a place by. */
export async function renditionsOfVideo(storage: Storage, content: BlobContent, space: WorkSpace) {
  const { folder, signal } = space
  const format = videoFormats[content.content_type ?? ''] ?? ''
  await bring(storage, content, space, 'video')
  const facts = await probeVideo(folder, 'video', format, signal).catch(throwVideoRefusal)
  const poster = await drawPoster(folder, 'video', format, facts, signal)
  const { path, board } = await drawStoryboard(folder, 'video', format, facts, signal)
  const pieces = await cutHls(folder, 'video', format, facts, signal)

  const made: PreviewFile[] = [
    { name: 'poster', content_type: 'image/webp', ...(await toWebp(poster, `${poster}.webp`)) },
    { name: 'storyboard', content_type: 'image/webp', ...(await toWebp(path, `${path}.webp`)) },
    ...pieces.map((piece) => ({ name: `hls/${piece}`, path: join(folder, 'hls', piece), content_type: typeOf(piece) })),
  ]
  return { made, about: { ...facts, storyboard: board } }
}

function typeOf(piece: string) {
  return piece.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp2t'
}

/** What only looks like a video does not become one by trying again. */
function throwVideoRefusal(error: unknown): never {
  throw error instanceof ConversionFailed ? new ContentRefused('failed', 'unreadable', error.message) : error
}

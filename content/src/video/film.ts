import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { DemoVideo } from '../kinds.ts'
import { picturesOf, type VideoFrame } from './pictures.ts'
import { soundOf } from './sound.ts'
import { timelineOf } from './timeline.ts'

const run = promisify(execFile)
const kept = join(tmpdir(), 'atrium-films')

/**
 * The path of the film as an MP4. Made once for all that is seen and heard in it, then found again. The longest, 87 s with
 * 142 pictures, takes 9 s of one core: 3 to draw, 6 to encode; it has 1.4 MB.
 */
export async function filmOf(video: DemoVideo): Promise<string> {
  const pictures = picturesOf(video)
  const sound = soundOf(timelineOf(video.chapters))
  const film = join(kept, `${video.slug}-${fingerprint(pictures, sound)}.mp4`)
  const there = await access(film).then(
    () => true,
    () => false,
  )
  if (!there) await make(pictures, sound, film)
  return film
}

/** Pictures that stay are drawn once, however long they stand. */
async function make(pictures: readonly VideoFrame[], sound: Buffer, film: string) {
  await mkdir(kept, { recursive: true })
  const folder = await mkdtemp(join(kept, 'making-'))
  try {
    const list = []
    for (const [place, { svg, seconds }] of pictures.entries()) {
      const name = `${place}.png`
      await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(join(folder, name))
      list.push(`file ${name}\nduration ${seconds.toFixed(1)}\n`)
    }
    // The last one is named twice: ffmpeg takes no notice of how long the last line stands.
    await writeFile(join(folder, 'list'), [...list, list.at(-1)].join(''))
    await writeFile(join(folder, 'sound.wav'), sound)
    await run('ffmpeg', encoding, { cwd: folder })
    // In one stroke: whoever makes the same film at the same time makes the same file.
    await rename(join(folder, 'film.mp4'), film)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What browsers take for granted at this height: without it every hue would be a little off. */
const colours = 'scale=out_color_matrix=bt709:out_range=tv'
const marks = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
const encoding = [
  '-nostdin',
  '-v',
  'error',
  '-f',
  'concat',
  '-i',
  'list',
  '-i',
  'sound.wav',
  '-vf',
  `${colours},format=yuv420p,fps=10`,
  ...marks,
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-tune',
  'animation',
  '-crf',
  '20',
  '-g',
  '40',
  '-c:a',
  'aac',
  '-b:a',
  '48k',
  '-shortest',
  '-movflags',
  '+faststart',
  'film.mp4',
]

/** Of all that is seen and heard: another way to write the same film does not make it anew. */
function fingerprint(pictures: readonly VideoFrame[], sound: Buffer): string {
  const hash = createHash('sha256').update(encoding.join(' ')).update(sound)
  for (const { svg, seconds } of pictures) hash.update(svg).update(seconds.toFixed(1))
  return hash.digest('hex').slice(0, 16)
}

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { DemoVideo } from '../kinds.ts'
import { hueOf } from './palette.ts'
import { picturesOf } from './pictures.ts'
import { soundOf } from './sound.ts'
import { timelineOf } from './timeline.ts'

const run = promisify(execFile)
const kept = join(tmpdir(), 'atrium-films')

/**
 * The path of the film as an MP4. Made once for each text and each way of drawing, then found again. The longest, 87 s with
 * 142 pictures, takes 9 s of one core: 3 to draw, 6 to encode; it has 1.4 MB.
 */
export async function filmOf(video: DemoVideo): Promise<string> {
  const film = join(kept, `${video.slug}-${await fingerprint(video)}.mp4`)
  const there = await access(film).then(
    () => true,
    () => false,
  )
  if (!there) await make(video, film)
  return film
}

/** Pictures that stay are drawn once, however long they stand. */
async function make(video: DemoVideo, film: string) {
  await mkdir(kept, { recursive: true })
  const folder = await mkdtemp(join(kept, 'making-'))
  try {
    const list = []
    for (const [place, { svg, seconds }] of picturesOf(video).entries()) {
      const name = `${place}.png`
      await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(join(folder, name))
      list.push(`file ${name}\nduration ${seconds.toFixed(1)}\n`)
    }
    // The last one is named twice: ffmpeg takes no notice of how long the last line stands.
    await writeFile(join(folder, 'list'), [...list, list.at(-1)].join(''))
    await writeFile(join(folder, 'sound.wav'), soundOf(timelineOf(video.chapters)))
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
  ...['-nostdin', '-v', 'error', '-f', 'concat', '-i', 'list', '-i', 'sound.wav'],
  ...['-vf', `${colours},format=yuv420p,fps=10`, ...marks],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'animation', '-crf', '20', '-g', '40'],
  ...['-c:a', 'aac', '-b:a', '48k', '-shortest', '-movflags', '+faststart', 'film.mp4'],
]

/** Of what is said, the colours and every file that draws. */
async function fingerprint({ slug, title, lesson, chapters, resource_type }: DemoVideo): Promise<string> {
  const hue = hueOf(resource_type)
  const hash = createHash('sha256').update(JSON.stringify({ slug, title, lesson, chapters, hue }))
  const sources = await readdir(import.meta.dirname, { recursive: true })
  for (const source of sources.filter((one) => /(?<!\.test)\.ts$/.test(one)).sort()) {
    hash.update(await readFile(join(import.meta.dirname, source)))
  }
  return hash.digest('hex').slice(0, 16)
}

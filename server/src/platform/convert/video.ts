import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ConversionFailed, runSandboxed } from './sandbox.ts'

const looking = { seconds: 60, megabytes: 1_500 }
const encoding = { seconds: 3 * 3600, megabytes: 3_000 }
/** The content says what it is before ffmpeg sees it; ffmpeg may open that one file, and nothing it points to. */
const only = ['-protocol_whitelist', 'file,pipe']

const probed = z.object({
  format: z.object({ duration: z.coerce.number().positive() }),
  streams: z.array(
    z.object({ codec_type: z.string().optional(), width: z.number().optional(), height: z.number().optional() }),
  ),
})

export interface VideoFacts {
  seconds: number
  width: number
  height: number
  sound: boolean
}

export async function probeVideo(
  folder: string,
  name: string,
  format: string,
  signal: AbortSignal,
): Promise<VideoFacts> {
  const shown = ['-show_entries', 'format=duration:stream=codec_type,width,height', '-of', 'json']
  const command = ['ffprobe', '-v', 'error', ...only, '-f', format, ...shown, name]
  const { data } = probed.safeParse(JSON.parse(await runSandboxed(folder, command, { ...looking, signal })))
  const picture = data?.streams.find(({ codec_type }) => codec_type === 'video')
  if (!data || !picture?.width || !picture.height) throw new ConversionFailed('there is no moving picture in it')

  const sound = data.streams.some(({ codec_type }) => codec_type === 'audio')
  return { seconds: data.format.duration, width: picture.width, height: picture.height, sound }
}

/** Two renditions from one reading, in pieces of four seconds that begin at the same moments. Answers the file names. */
export async function cutHls(folder: string, name: string, format: string, { sound }: VideoFacts, signal: AbortSignal) {
  await mkdir(join(folder, 'hls'), { recursive: true })
  const pictures = "[0:v:0]split=2[a][b];[a]scale=-2:'min(720,ih)'[large];[b]scale=-2:'min(360,ih)'[small]"
  const streams = sound
    ? {
        map: ['-map', '[large]', '-map', '0:a:0', '-map', '[small]', '-map', '0:a:0'],
        names: 'v:0,a:0,name:720p v:1,a:1,name:360p',
      }
    : { map: ['-map', '[large]', '-map', '[small]'], names: 'v:0,name:720p v:1,name:360p' }
  const command = [
    'ffmpeg',
    '-nostdin',
    '-v',
    'error',
    ...only,
    '-f',
    format,
    '-i',
    name,
    '-filter_complex',
    pictures,
    ...streams.map,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '23',
    '-maxrate:v:0',
    '2800k',
    '-bufsize:v:0',
    '5600k',
    '-maxrate:v:1',
    '900k',
    '-bufsize:v:1',
    '1800k',
    '-force_key_frames',
    'expr:gte(t,n_forced*4)',
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-b:a',
    '96k',
    '-ac',
    '2',
    '-map_metadata',
    '-1',
    '-f',
    'hls',
    '-hls_time',
    '4',
    '-hls_playlist_type',
    'vod',
    '-hls_flags',
    'independent_segments',
    '-hls_segment_filename',
    'hls/%v-%04d.ts',
    '-master_pl_name',
    'master.m3u8',
    '-var_stream_map',
    streams.names,
    'hls/%v.m3u8',
  ]
  await runSandboxed(folder, command, { ...encoding, signal })
  return (await readdir(join(folder, 'hls'))).sort()
}

/** A picture from early on, as PNG. */
export async function drawPoster(
  folder: string,
  name: string,
  format: string,
  { seconds }: VideoFacts,
  signal: AbortSignal,
) {
  const moment = `${Math.min(seconds * 0.1, 10).toFixed(2)}`
  const reading = ['ffmpeg', '-nostdin', '-v', 'error', ...only, '-ss', moment, '-f', format, '-i', name]
  const drawing = ['-frames:v', '1', '-vf', "scale='min(1280,iw)':-2", 'poster.png']
  await runSandboxed(folder, [...reading, ...drawing], { ...looking, signal })
  return join(folder, 'poster.png')
}

export interface Storyboard {
  /** Seconds between two pictures. */
  every: number
  columns: number
  rows: number
}

/** Small pictures of the whole course on one sheet, at most a hundred. */
export async function drawStoryboard(
  folder: string,
  name: string,
  format: string,
  { seconds }: VideoFacts,
  signal: AbortSignal,
) {
  const every = Math.max(1, seconds / 100)
  const count = Math.max(1, Math.ceil(seconds / every))
  const columns = Math.min(10, count)
  const board: Storyboard = { every, columns, rows: Math.ceil(count / columns) }
  const filter = `fps=1/${every}:round=up,scale=160:90:force_original_aspect_ratio=decrease,pad=160:90:-1:-1,tile=${columns}x${board.rows}`
  const reading = ['ffmpeg', '-nostdin', '-v', 'error', ...only, '-f', format, '-i', name]
  await runSandboxed(folder, [...reading, '-frames:v', '1', '-an', '-vf', filter, 'storyboard.png'], {
    ...encoding,
    signal,
  })
  return { path: join(folder, 'storyboard.png'), board }
}

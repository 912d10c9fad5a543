import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSandboxed } from '../../src/platform/convert/sandbox.ts'

/** A test card that moves, with a tone. */
export async function video(seconds: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-test-'))
  const sources = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=d=${seconds}:s=640x360:r=25`,
    '-f',
    'lavfi',
    '-i',
    `sine=d=${seconds}`,
  ]
  const command = ['ffmpeg', '-v', 'error', ...sources, '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', 'film.mp4']
  await runSandboxed(folder, command, { seconds: 60, megabytes: 2_000, signal: new AbortController().signal })
  const bytes = await readFile(join(folder, 'film.mp4'))
  await rm(folder, { recursive: true })
  return bytes
}

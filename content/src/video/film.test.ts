import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { departmentHome } from '../data/videos/department-home.ts'
import { videos } from '../data/videos.ts'
import { filmOf } from './film.ts'
import { pictureAt, picturesOf } from './pictures.ts'
import { timelineOf } from './timeline.ts'

const run = promisify(execFile)

test.each(videos)('$slug: every sentence brings another picture', (video) => {
  for (const { cues } of timelineOf(video.chapters).chapters) {
    for (const { from, to, text } of cues) {
      expect(pictureAt(video, to - 0.1), text.en).not.toBe(pictureAt(video, from - 0.1))
    }
  }
})

test.each(videos)('$slug: its pictures stand as long as what is said, and are few', (video) => {
  const { seconds } = timelineOf(video.chapters)
  const pictures = picturesOf(video)

  expect(pictures.reduce((sum, picture) => sum + picture.seconds, 0)).toBeCloseTo(seconds)
  expect(pictures.length).toBeLessThan(150)
})

test('a film plays to the end of what is said in it, and is made once', { timeout: 300_000 }, async () => {
  const { seconds } = timelineOf(departmentHome.chapters)

  const film = await filmOf(departmentHome)

  const shown = ['-show_entries', 'stream=codec_type,width,height,duration', '-of', 'json']
  const { streams } = JSON.parse((await run('ffprobe', ['-v', 'error', ...shown, film])).stdout)
  const picture = { codec_type: 'video', width: 1280, height: 720, duration: expect.stringMatching(/^\d/) }
  expect(streams).toEqual([picture, expect.objectContaining({ codec_type: 'audio' })])
  for (const { duration } of streams) expect(Math.abs(Number(duration) - seconds)).toBeLessThan(0.3)
  const { mtimeMs } = await stat(film)
  expect(await filmOf(departmentHome)).toBe(film)
  expect((await stat(film)).mtimeMs).toBe(mtimeMs)
})

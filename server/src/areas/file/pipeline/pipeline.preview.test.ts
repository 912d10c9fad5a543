import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { distance } from '../../../../test/files/compare.ts'
import { docx } from '../../../../test/files/office.ts'
import { bytesOf, givenReceived, previewsOf, settled, startFileWorker } from '../../../../test/files/pipeline.ts'
import { pngOf } from '../../../../test/files/png.ts'
import { video } from '../../../../test/files/video.ts'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import type { FileKind } from '../file.blob.ts'
import { remake } from './pipeline.remake.ts'

let portal: Portal
let stop: () => Promise<void>

beforeAll(async () => {
  portal = await startPortal(someone)
  stop = await startFileWorker(portal.platform)
})
afterAll(async () => {
  await stop()
  await portal.close()
})

const letter = [
  { text: '关于调整差旅报销流程的通知', font: '黑体' },
  { text: '各部门：自下月起，出差申请与报销合并为一张表单。', font: '宋体', size: 28 },
  { text: '請於每月五日前送出，逾期由系統自動提醒。', font: 'PMingLiU', size: 28 },
]
/** Its page-1-large, drawn once with the fonts of scripts/services/packages.txt, and looked at. */
const expected = join(import.meta.dirname, '../../../../test/files/letter.webp')
/** Moved by a pixel it would be 0.08 away. Boxes are 0.36, other letters 0.24, exchanged faces 0.18 away: see below. */
const near = 0.12

test('a Chinese document looks as it should, page for page', async () => {
  const { blob } = await sent(docx(letter), 'document')

  expect(blob).toMatchObject({ state: 'ready', pages: 1 })
  const page = await bytesOf(portal.platform, blob.blob_id, 'page-1-large')
  expect(await distance(page, await readFile(expected))).toBeLessThan(near)
})

test.each([
  [
    'boxes in place of letters',
    letter.map((line) => ({ ...line, text: line.text.replace(/[^：，。]/g, '\u{F0000}') })),
  ],
  ['other letters', letter.map((line) => ({ ...line, text: line.text.replace(/[^：，。]/g, '国') }))],
  [
    'song in place of hei, and the other way round',
    letter.map((line) => ({ ...line, font: line.font === '黑体' ? '宋体' : '黑体' })),
  ],
])('the picture of a Chinese document would reveal %s', async (_, paragraphs) => {
  const { blob } = await sent(docx(paragraphs), 'document')

  const page = await bytesOf(portal.platform, blob.blob_id, 'page-1-large')
  expect(await distance(page, await readFile(expected))).toBeGreaterThan(near)
})

test('the text of a document has its places', async () => {
  const { blob } = await sent(docx([...letter, { text: 'A &lt; B', font: 'Arial' }]), 'document')

  const [page] = JSON.parse((await bytesOf(portal.platform, blob.blob_id, 'text')).toString())
  expect(page).toMatchObject({ width: expect.closeTo(595, 0), height: expect.closeTo(842, 0) })
  const [left, top, width, height, text] = page.words[0]
  expect(text).toBe('关于调整差旅报销流程的通知')
  expect(left).toBeCloseTo(72, -1)
  expect(top).toBeGreaterThan(60)
  expect(width).toBeCloseTo(13 * 22, -1)
  expect(height).toBeGreaterThan(20)
  expect(page.words.map((word: unknown[]) => word[4])).toEqual(expect.arrayContaining(['A', '<', 'B']))
})

test('every page of a PDF is drawn small, the first three large too', async () => {
  const { blob } = await sent(pdf(12), 'document')

  expect(blob).toMatchObject({ state: 'ready', pages: 12, content_type: 'application/pdf' })
  const previews = await previewsOf(portal.platform, blob.blob_id)
  expect(previews.filter(({ name }) => /^page-\d+$/.test(name))).toHaveLength(12)
  expect(previews.filter(({ name }) => name.endsWith('-large'))).toHaveLength(3)
  expect(previews.find(({ name }) => name === 'page-12')).toMatchObject({ content_type: 'image/webp', height: 320 })
})

test('a picture is drawn anew in several widths, without what else was in it', async () => {
  const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#369' } })
  const bytes = await photo
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()

  const { blob } = await sent(bytes, 'image')

  expect(blob).toMatchObject({ state: 'ready', about: { width: 1500, height: 1000 } })
  const previews = await previewsOf(portal.platform, blob.blob_id)
  expect(previews.map(({ name }) => name).sort()).toEqual([
    'image-1280.avif',
    'image-1280.webp',
    'image-1500.webp',
    'image-320.avif',
    'image-320.webp',
    'image-640.avif',
    'image-640.webp',
  ])
  expect((await bytesOf(portal.platform, blob.blob_id, 'image-1280.webp')).toString('latin1')).not.toContain('secret')
})

test('attack 6: 31 kB that would unfold to 256 million pixels are refused', async () => {
  const { blob } = await sent(pngOf(16_000, 16_000), 'image')

  expect(blob).toMatchObject({ state: 'failed', reason: 'too_many_pixels' })
})

test('attack 6: refusing them, and drawing the largest allowed, stays under 200 MB', async () => {
  const folder = await givenFolder()
  await writeFile(join(folder, 'flood'), pngOf(16_000, 16_000))
  await writeFile(join(folder, 'large'), pngOf(7_000, 7_000))
  // Not `resourceUsage`: what that calls the most includes what whoever started the process held at that moment.
  const program = `
    import { readFileSync } from 'node:fs'
    import { drawPicture } from ${JSON.stringify(join(import.meta.dirname, '../../../platform/convert/picture.ts'))}
    const refusal = await drawPicture(${JSON.stringify(folder)}, ${JSON.stringify(join(folder, 'flood'))}).catch((error) => error.constructor.name)
    const { drawn } = await drawPicture(${JSON.stringify(folder)}, ${JSON.stringify(join(folder, 'large'))})
    const kilobytes = Number(/VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
    console.log(JSON.stringify({ refusal, drawn: drawn.length, megabytes: kilobytes / 1024 }))`

  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })

  const { refusal, drawn, megabytes } = JSON.parse(output)
  expect({ refusal, drawn }).toEqual({ refusal: 'TooManyPixels', drawn: 7 })
  expect(megabytes).toBeLessThan(200)
})

test('a video gets two renditions, a poster and a storyboard', async () => {
  const { blob } = await sent(await video(6), 'video')

  expect(blob).toMatchObject({
    state: 'ready',
    content_type: 'video/mp4',
    about: { width: 640, height: 360, sound: true, storyboard: { every: 1, columns: 6, rows: 1 } },
  })
  const previews = await previewsOf(portal.platform, blob.blob_id)
  const names = previews.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'hls/360p-0000.ts',
      'hls/360p-0001.ts',
      'hls/360p.m3u8',
      'hls/720p.m3u8',
      'hls/master.m3u8',
    ]),
  )
  expect(previews.find(({ name }) => name === 'poster')).toMatchObject({ width: 640, height: 360 })
  expect(previews.find(({ name }) => name === 'storyboard')).toMatchObject({ width: 960, height: 90 })
  const master = (await bytesOf(portal.platform, blob.blob_id, 'hls/master.m3u8')).toString()
  expect(master.match(/^\d+p\.m3u8$/gm)).toEqual(['720p.m3u8', '360p.m3u8'])
})

test('what was made of a content can be made again, while the old serves', async () => {
  const { platform } = portal
  const { blob } = await sent(pdf(2), 'document')
  const before = await previewsOf(platform, blob.blob_id)

  await remake(platform.db, blob.blob_id)

  const after = await vi.waitFor(
    async () => {
      const previews = await previewsOf(platform, blob.blob_id)
      expect(previews.map(({ object_key }) => object_key)).not.toEqual(before.map(({ object_key }) => object_key))
      return previews
    },
    { timeout: 300_000, interval: 200 },
  )
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
  for (const { object_key } of before) await expect.poll(() => platform.storage.head(object_key)).toBeNull()
  for (const { object_key } of after) expect(await platform.storage.head(object_key)).not.toBeNull()
})

/** Pages with nothing on them but a line. */
function pdf(pages: number) {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 4} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    '<</Length 28>>stream\n72 72 m 300 300 l 5 w S     \nendstream',
    ...Array.from({ length: pages }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R>>'),
  ]
  const body = objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`
}

async function givenFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function sent(bytes: Buffer | string, kind: FileKind) {
  const { platform, user_id } = portal
  const { file_id } = await givenReceived(platform, user_id ?? 0, bytes, { kind })
  return { file_id, blob: await settled(platform, file_id, 80_000) }
}

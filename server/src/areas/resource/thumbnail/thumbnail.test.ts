import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docx } from '../../../../test/files/office.ts'
import { givenPublished, givenVersion } from '../../../../test/given/published.ts'
import { givenRun } from '../../../../test/given/run.ts'
import { type Portal, startPortal } from '../../../../test/portal.ts'
import { drawDocument } from '../document/document.draw.ts'
import { saveCover } from '../resource.cover.ts'
import { drawFlowPicture } from './thumbnail.flow.ts'
import { resourceThumbnailsMissing } from './thumbnail.jobs.ts'
import { makeThumbnails } from './thumbnail.make.ts'
import { findMissing, thumbnailMaker } from './thumbnail.missing.ts'
import { choosePage } from './thumbnail.paper.ts'
import { text } from './thumbnail.pen.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const form = {
  schema: { title: '请假申请单', type: 'object', properties: { who: { type: 'string', title: '申请人' } } },
  sample: { who: '青禾' },
}
const formInside = {
  type: 'form',
  fields: [{ path: 'who', title: '申请人', kind: 'text', required: true, computed: null, rules: [] }],
}

test('a published flow has its diagram as picture, light and dark, in two sizes and three formats', async () => {
  const given = await givenPublished(portal.platform, {
    type: 'flow',
    version: { files: { 'flow.bpmn': bpmn('提交') } },
  })

  await make(given.version_id)

  const cover = await coverOf(given.resource_id)
  expect(cover).toMatch(/^\/file\/thumbnail\/\d+\/[\da-f]{24}\/light-640\.png$/)
  for (const theme of ['light', 'dark'])
    for (const width of [320, 640])
      for (const format of ['avif', 'webp', 'png'] as const) {
        const { statusCode, headers, rawPayload } = await portal.app.inject(
          cover.replace('light-640.png', `${theme}-${width}.${format}`),
        )
        expect([statusCode, headers['content-type']]).toEqual([200, `image/${format}`])
        expect(headers['cache-control']).toMatch(/^public, max-age=31536000, immutable, s-maxage=\d+/)
        expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height: (width * 5) / 8 })
      }
})

test('where an address is passed on the picture has 1200 × 630', async () => {
  const given = await givenForm()
  await make(given.version_id)

  const { rawPayload } = await portal.app.inject((await coverOf(given.resource_id)).replace('640.png', '1200.png'))

  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('lists show the picture where they showed the generated cover, and making it again changes nothing', async () => {
  const given = await givenForm()
  const listed = async () => {
    const { data } = await portal.get(`/api/resources/${given.resource_id}`)
    return data.cover
  }
  expect(await listed()).toBeNull()

  await make(given.version_id)
  const cover = await listed()
  await make(given.version_id)

  expect(cover).toMatch(/\/640\.png$/)
  expect(await listed()).toBe(cover)
})

test('a document has its first page, with its sample data, as picture once its pages are drawn', async () => {
  const files = {
    'document.docx': docx([{ text: '{body}', font: '宋体' }]),
    'variables.json': JSON.stringify([{ tag: 'body', sample: '差旅管理办法'.repeat(100) }]),
  }
  const given = await givenPublished(portal.platform, {
    type: 'document-template',
    version: { type: 'document-template', files, sample: 'variables.json' },
  })
  await make(given.version_id)
  expect(await coverOf(given.resource_id)).toBeNull()

  await drawDocument(portal.platform, given.version_id, givenRun({ attempt: 0 }))
  expect(await queuedFor(given.version_id)).toBe(1)
  await make(given.version_id)

  const { rawPayload } = await portal.app.inject(await coverOf(given.resource_id))
  const { channels } = await sharp(rawPayload).stats()
  expect(channels[0]?.max).toBe(255)
  expect(channels[0]?.min).toBeLessThan(120)
  // A placeholder of one word would leave the middle of the page white.
  const middle = sharp(rawPayload).extract({ left: 200, top: 150, width: 240, height: 100 })
  expect((await sharp(await middle.toBuffer()).stats()).channels[0]?.mean).toBeLessThan(245)
})

test('where the first page holds little more than a title, the picture shows the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const page = async (name: string, lines: number) => {
    const path = join(folder, name)
    const rows = Array.from({ length: lines }, (_, row) => `<rect x="50" y="${50 + row * 20}" width="200" height="9"/>`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900">${rows.join('')}</svg>`
    await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toFile(path)
    return path
  }
  const [title, text, short] = [await page('1.png', 2), await page('2.png', 9), await page('3.png', 5)]

  expect(await choosePage([title, text])).toBe(text)
  expect(await choosePage([short, text])).toBe(short)
  expect(await choosePage([title])).toBe(title)
  expect(await choosePage([])).toBeNull()
  await rm(folder, { recursive: true })
})

test('words of a package reach the picture as text, whatever is in them', async () => {
  const hostile = '<script>&"\'</text><image href="file:///etc/passwd"/>\ud800'

  const drawn = text(0, 0, `${hostile}\u0000`, { size: 12, color: '"/><script>' })
  expect(drawn.replace(/^<text [^<>]*>/, '')).toMatch(/^&lt;script&gt;&amp;"'&lt;\/text&gt;&lt;image [^<>]*<\/text>$/)
  expect(drawn).toContain('fill="#888888"')
  expect(drawn).not.toContain(String.fromCharCode(0))

  const inXml = hostile.slice(0, -1).replaceAll(/["<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const pictures = await drawFlowPicture(bpmn(inXml))
  expect(pictures?.light.toString()).not.toMatch(/<script|<image/)
  expect((await sharp(pictures?.light).metadata()).width).toBe(640)
})

test('a package that cannot be drawn keeps its generated cover and is not tried for ever', async () => {
  const given = await givenPublished(portal.platform, {
    type: 'portal',
    version: { type: 'portal', files: { 'portal.json': '{' } },
  })

  await expect(make(given.version_id)).rejects.toThrow()
  await make(given.version_id, 2)

  expect(await coverOf(given.resource_id)).toBeNull()
  expect(await missingIds()).not.toContain(given.version_id)
})

test('the picture of a withdrawn version is gone, and lists show what people are given instead', async () => {
  const { db } = portal.platform
  const given = await givenForm()
  await make(given.version_id)
  const cover = await coverOf(given.resource_id)
  const newer = await givenVersion(portal.platform, given.resource_id, {
    type: 'form',
    version: '1.1.0',
    files: { 'form.json': JSON.stringify({ ...form, sample: { who: '临溪' } }) },
    inside: formInside,
  })
  await make(newer.version_id)
  const newerCover = await coverOf(given.resource_id)
  expect(newerCover).not.toBe(cover)

  await sql`update resource_version set state = 'withdrawn' where version_id = ${newer.version_id}`.execute(db)
  await sql`insert into review_decision (version_id, decided_by, decision, reason)
    values (${newer.version_id}, ${given.owner_id}, 'withdraw', 'security')`.execute(db)
  await sql`update resource set version_id = ${given.version_id} where item_id = ${given.resource_id}`.execute(db)
  await saveCover(db, given.resource_id)

  expect(await coverOf(given.resource_id)).toBe(cover)
  expect((await portal.app.inject(newerCover)).statusCode).toBe(410)
  expect((await portal.app.inject(cover)).statusCode).toBe(200)
  expect((await portal.app.inject(cover.replace(/[\da-f]{24}/, '0'.repeat(24)))).statusCode).toBe(404)
})

test('versions of an earlier release get their pictures: the job queues each once, goes on where it stopped, and ends', async () => {
  await sql`update resource_version set thumbnail_maker = ${thumbnailMaker}`.execute(portal.platform.db)
  const [first, second] = [await givenForm(), await givenForm()]
  const queue = () => resourceThumbnailsMissing.handler(portal.platform, {}, givenRun({ attempt: 0 }))

  await queue()
  await queue()
  expect(await Promise.all([first, second].map(({ version_id }) => queuedFor(version_id)))).toEqual([1, 1])
  expect(await missingIds()).toEqual([first.version_id, second.version_id])

  await make(first.version_id)
  expect(await missingIds()).toEqual([second.version_id])
  await make(second.version_id)

  expect(await findMissing(portal.platform.db)).toEqual({ version_ids: [], left: 0 })
})

function make(version_id: number, attempt = 0) {
  return makeThumbnails(portal.platform, version_id, givenRun({ attempt }))
}

function givenForm() {
  const version = { type: 'form', files: { 'form.json': JSON.stringify(form) }, inside: formInside }
  return givenPublished(portal.platform, { type: 'form', version })
}

async function coverOf(item_id: number) {
  const { cover } = await portal.platform.db
    .selectFrom('item')
    .select('cover')
    .where('item_id', '=', item_id)
    .executeTakeFirstOrThrow()
  return cover as string
}

async function missingIds() {
  const { version_ids } = await findMissing(portal.platform.db)
  return version_ids
}

async function queuedFor(version_id: number) {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job
    where name = 'resource.thumbnail' and (data->>'version_id')::int = ${version_id}`.execute(portal.platform.db)
  return rows[0]?.jobs
}

function bpmn(name: string) {
  return `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="t">
  <process id="p"><startEvent id="s"/><userTask id="t" name="${name}"/><sequenceFlow id="f" sourceRef="s" targetRef="t"/></process>
  <di:BPMNDiagram id="g"><di:BPMNPlane id="l" bpmnElement="p">
    <di:BPMNShape id="a" bpmnElement="s"><dc:Bounds x="0" y="20" width="36" height="36"/></di:BPMNShape>
    <di:BPMNShape id="b" bpmnElement="t"><dc:Bounds x="90" y="0" width="120" height="76"/></di:BPMNShape>
  </di:BPMNPlane></di:BPMNDiagram></definitions>`
}

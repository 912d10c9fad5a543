import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { failures } from '@atrium/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eicar } from '../../../../test/files/eicar.ts'
import { docx, fodt, odt } from '../../../../test/files/office.ts'
import { bytesOf, givenReceived, previewsOf, settled, startFileWorker } from '../../../../test/files/pipeline.ts'
import { zip } from '../../../../test/files/zip.ts'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import type { FileKind } from '../file.blob.ts'
import { filePreview, fileScan } from './pipeline.jobs.ts'

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

test('a content goes through every step, and each is written down with its time', async () => {
  const { blob, steps } = await sent('hello', 'document')

  expect(blob).toMatchObject({ state: 'ready', reason: null, content_type: 'text/plain' })
  expect(blob.sha256).toEqual(createHash('sha256').update('hello').digest())
  expect(steps).toEqual(['preview done', 'recognise done', 'scan done', 'unpack done'])
})

test('a step that runs again changes nothing', async () => {
  const { platform } = portal
  const { blob } = await sent('once and again', 'document')
  const before = await platform.db.selectFrom('blob_step').selectAll().where('blob_id', '=', blob.blob_id).execute()

  await enqueue(platform.db, fileScan, { blob_id: blob.blob_id })
  await enqueue(platform.db, filePreview, { blob_id: blob.blob_id })
  await sent('something after it', 'document')

  expect(await settled(platform, (await nameOf(blob.blob_id)).file_id)).toEqual(blob)
  expect(await platform.db.selectFrom('blob_step').selectAll().where('blob_id', '=', blob.blob_id).execute()).toEqual(
    before,
  )
})

test('the same content of the same owner is kept once, however often and at once it is sent', async () => {
  const first = await sent('kept once', 'document')
  const again = await Promise.all([1, 2, 3].map(() => sent('kept once', 'document')))
  const together = await Promise.all([1, 2, 3].map(() => sent('kept once, sent together', 'document')))

  expect(new Set(again.map(({ blob }) => blob.blob_id))).toEqual(new Set([first.blob.blob_id]))
  expect(new Set(together.map(({ blob }) => blob.blob_id)).size).toBe(1)
  for (const { object_key } of again) expect(await portal.platform.storage.head(object_key)).toBeNull()
  expect(await portal.platform.storage.head(first.object_key)).not.toBeNull()
})

test('a content that was let in as something else is not let in as a picture', async () => {
  await sent('not a picture', 'document')

  expect((await sent('not a picture', 'image')).blob).toMatchObject({ state: 'failed', reason: 'not_of_kind' })
})

test.each([
  ['another content than was promised', 'abc', { declared_sha256: createHash('sha256').update('abd').digest() }],
  ['a content that is shorter than was promised', 'abc', { size: 4 }],
])('fault 13: %s fails by its checksum', async (_, bytes, options) => {
  const { blob } = await sent(bytes, 'document', options)

  expect(blob).toMatchObject({ state: 'failed', reason: 'checksum' })
  expect(await previewsOf(portal.platform, blob.blob_id)).toEqual([])
})

test.each<[string, () => Buffer, string]>([
  ['EICAR', () => eicar, 'infected'],
  [
    'EICAR in an archive in an archive',
    () => zip([{ name: 'a.zip', content: zip([{ name: 'e', content: eicar }]) }]),
    'infected',
  ],
  ['an archive with a password', () => zip([{ name: 'a', content: 'secret', encrypted: true }]), 'encrypted'],
  [
    'a document with macros',
    () => docx(hello, { parts: [{ name: 'word/vbaProject.bin', content: oldOffice('_VBA_PROJECT') }] }),
    'macros',
  ],
  [
    'macros under another name',
    () => docx(hello, { parts: [{ name: 'word/media/picture.bin', content: oldOffice('_VBA_PROJECT') }] }),
    'macros',
  ],
  [
    'a type that allows macros',
    () => docx(hello, { main_type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'macros',
  ],
  [
    'an OpenDocument with macros',
    () => odt('x.png', [{ name: 'Basic/Standard/Module1.xml', content: '<x/>' }]),
    'macros',
  ],
  ['an old document with macros', () => oldOffice('WordDocument', '_VBA_PROJECT'), 'macros'],
  ['a document that only a password opens', () => oldOffice('EncryptionInfo', 'EncryptedPackage'), 'encrypted'],
  [
    'a document with macros in a package',
    () => zip([{ name: 'x.docx', content: docx(hello, { parts: [{ name: 'word/vbaProject.bin', content: 'x' }] }) }]),
    'macros',
  ],
])('attack 9: %s is put away, and nothing is made of it', async (_, build, reason) => {
  const { blob } = await sent(build(), 'resource')

  expect(blob).toMatchObject({ state: 'quarantined', reason })
  expect(await previewsOf(portal.platform, blob.blob_id)).toEqual([])
})

test('a package may have scripts of its own', async () => {
  const { blob } = await sent(zip([{ name: 'Scripts/main.js', content: 'x' }, { name: 'Basic/a/b.xml' }]), 'resource')

  expect(blob).toMatchObject({
    state: 'ready',
    content_type: 'application/zip',
    about: { archive: { entries: 2, levels: 1, names: ['Scripts/main.js', 'Basic/a/b.xml'] } },
  })
})

const page = '<!doctype html><script>alert(document.domain)</script>'
const xhtml = '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" onload="alert(1)"><script>alert(2)</script>
  <rect width="400" height="200" fill="#c00"/><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject></svg>`

test.each([
  ['a page', page],
  ['a page of the stricter kind', xhtml],
  ['XML', '<?xml version="1.0"?><a/>'],
  ['a page with words before it', `hello\n${page}`],
  ['a page after a byte order mark', `\uFEFF  \n${page}`],
  ['a page in UTF-16', Buffer.from(`\uFEFF${page}`, 'utf16le')],
])('attack 2, 13: %s named and declared as a picture is none', async (_, bytes) => {
  const { blob } = await sent(bytes, 'image', { file_name: 'holiday.png.jpg' })

  expect(blob).toMatchObject({ state: 'failed', reason: 'not_of_kind' })
})

test.each([
  ['a page', page, 'text/html'],
  ['a page of the stricter kind', xhtml, 'application/xhtml+xml'],
  ['XML', '<?xml version="1.0"?><a/>', 'application/xml'],
  ['a drawing', svg, 'image/svg+xml'],
  [
    'a flow',
    '<?xml version="1.0"?><bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"/>',
    'application/bpmn+xml',
  ],
  ['a calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'text/calendar'],
  ['JSON', '{"流程": [1, 2]}', 'application/json'],
  ['Chinese text of old', Buffer.from('d6d0cdadb0ecb9ab0a', 'hex'), 'text/plain'],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300, 7)]), 'application/x-msdownload'],
])('attack 13: %s is recognised by its content, not by its name', async (_, bytes, content_type) => {
  const { blob } = await sent(bytes, 'resource', { file_name: '照片' })

  expect(blob).toMatchObject({ state: 'ready', content_type })
})

test.each([
  ['a Windows program', 'report.docx', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300, 9)])],
  ['a Linux program', 'report.pdf', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(300, 9)])],
  ['a shell script', 'report.docx', '#!/bin/sh\nrm -rf /tmp/x\n'],
  ['a batch file', 'photo.png', '@echo off\r\nformat c:\r\n'],
  ['a PDF', 'report.docx', '%PDF-1.7\n%%EOF\n'],
  ['a page', 'photo.png', page.replace('1', '2')],
])('attack 13: %s named %s is refused as such, and nothing may be made of it [UPL-04]', async (_, file_name, bytes) => {
  const { blob, file_id } = await sent(bytes, 'resource', { file_name: `resource_file1763190000000${file_name}` })

  expect(blob).toMatchObject({ state: 'failed', reason: 'misnamed', content_type: expect.any(String) })
  const draft = await portal.post('/api/submissions', { file_id })
  expect(draft.code).toBe(failures.invalid_input.code)
})

test('attack 13: a program kept under its own name is refused under the name of a document [UPL-04]', async () => {
  const bytes = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400, 3)])
  const honest = await sent(bytes, 'resource', { file_name: 'setup.exe' })

  const disguised = await sent(bytes, 'resource', { file_name: 'report.docx' })
  const installer = await sent(Buffer.concat([bytes, Buffer.alloc(1)]), 'installer', { file_name: 'report.docx' })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const begun = await portal.post('/api/uploads', { file_name: 'again.docx', size: bytes.length, sha256 })

  expect(honest.blob).toMatchObject({ state: 'ready' })
  expect(disguised.blob).toMatchObject({ state: 'failed', reason: 'misnamed' })
  expect(installer.blob).toMatchObject({ state: 'failed', reason: 'misnamed' })
  expect(begun.data).toMatchObject({ file_id: null })
})

test('attack 1: of a drawing with scripts only pictures are made', async () => {
  const { blob } = await sent(svg.replace('400', '401'), 'image')

  expect(blob).toMatchObject({ state: 'ready', content_type: 'image/svg+xml' })
  const previews = await previewsOf(portal.platform, blob.blob_id)
  expect(previews.map(({ name }) => name)).toEqual(expect.arrayContaining(['image-640.webp', 'image-1280.png']))
  for (const { name } of previews) {
    expect((await bytesOf(portal.platform, blob.blob_id, name)).toString('latin1')).not.toMatch(/script|alert/)
  }
})

test.each([
  [
    'GIF and script',
    () => Buffer.concat([gif, Buffer.from('/*<script>alert(1)</script>*/=1;alert(2)//')]),
    'image/gif',
  ],
  [
    'JPEG and archive',
    async () => Buffer.concat([await jpeg(), zip([{ name: 'payload.js', content: 'alert(3)' }])]),
    'image/jpeg',
  ],
])('attack 3: of %s in one file a clean picture is made', async (_, build, content_type) => {
  const { blob } = await sent(await build(), 'image')

  expect(blob).toMatchObject({ state: 'ready', content_type })
  for (const { name } of await previewsOf(portal.platform, blob.blob_id)) {
    expect((await bytesOf(portal.platform, blob.blob_id, name)).toString('latin1')).not.toMatch(/alert|payload/)
  }
})

test('attack 3: a page that contains a PDF is a page', async () => {
  const { blob } = await sent('<script>alert(1)</script>\n%PDF-1.7\n', 'document')

  expect(blob).toMatchObject({ state: 'failed', reason: 'not_of_kind' })
})

test.each([
  ['a playlist', (address: string) => `#EXTM3U\n#EXTINF:1,\n${address}/x.ts\n#EXTINF:1,\nfile:///etc/passwd\n`],
  ['a list of parts', (address: string) => `ffconcat version 1.0\nfile '${address}/x.mp4'\n`],
  ['a playlist that begins like a video', (address: string) => `\0\0\0\x18ftypmp42\n#EXTM3U\n${address}/x.ts\n`],
])('attack 8: %s named .mp4 is refused, and no network request is made', async (_, build) => {
  const { address, hits } = await givenListener()

  const { blob } = await sent(build(address), 'video', { file_name: 'film.mp4' })

  expect(blob.state).toBe('failed')
  expect(hits).toEqual([])
})

test.each([
  ['.docx', (address: string) => docx(hello, { picture: `${address}/a.png` })],
  ['.odt', (address: string) => odt(`${address}/b.png`)],
  ['.fodt', (address: string) => fodt(`${address}/d.png`)],
])('attack 7: a %s that fetches is shown, and fetches nothing', async (_, build) => {
  const { address, hits } = await givenListener()

  const { blob } = await sent(build(address), 'document')

  expect(blob).toMatchObject({ state: 'ready', pages: 1 })
  expect((await bytesOf(portal.platform, blob.blob_id, 'text')).toString()).toContain('hello')
  expect((await bytesOf(portal.platform, blob.blob_id, 'text')).toString()).not.toContain('root:')
  expect(hits).toEqual([])
})

test('attack 7: a page named .docx is a page', async () => {
  const { address, hits } = await givenListener()

  const { blob } = await sent(`<html><img src="${address}/c.png"></html>`, 'document', { file_name: 'a.docx' })

  expect(blob).toMatchObject({ state: 'failed', reason: 'not_of_kind' })
  expect(hits).toEqual([])
})

const hello = [{ text: 'hello', font: 'SimSun' }]
const gif = Buffer.from('47494638396101000100800000ff0000ffffff2c00000000010001000002024401003b', 'hex')

async function jpeg() {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
}

/** As much of an old office document as programs look at first: its magic, and names in its directory. */
function oldOffice(...names: string[]) {
  const directory = names.map((name) => Buffer.from(name.padEnd(64, '\0'), 'utf16le'))
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...directory])
}

async function sent(bytes: Buffer | string, kind: FileKind, options: Parameters<typeof givenReceived>[3] = {}) {
  const { platform, user_id } = portal
  const given = await givenReceived(platform, user_id ?? 0, bytes, { kind, ...options })
  const blob = await settled(platform, given.file_id)
  const steps = await platform.db.selectFrom('blob_step').selectAll().where('blob_id', '=', blob.blob_id).execute()
  return { ...given, blob, steps: steps.map(({ step, outcome }) => `${step} ${outcome}`).sort() }
}

function nameOf(blob_id: number) {
  return portal.db.selectFrom('file').select('file_id').where('blob_id', '=', blob_id).executeTakeFirstOrThrow()
}

async function givenListener() {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return { address: `http://127.0.0.1:${(server.address() as { port: number }).port}`, hits }
}

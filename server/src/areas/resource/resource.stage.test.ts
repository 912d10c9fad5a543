import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { type Portal, startPortal } from '../../../test/portal.ts'

const origin = 'http://content.example.com'
let portal: Portal
beforeAll(async () => {
  portal = await startPortal(null, { config: { CONTENT_ADDRESS: origin } })
})
afterAll(() => portal.close())

const pdf = (name: string) => ({ name, content: Buffer.from(`%PDF ${name}`), content_type: 'application/pdf' })
const open = (resource_id: number) => portal.post(`/api/resources/${resource_id}/versions/1.0.0/stage`)

test('a login page runs at the second address with its own script, and nowhere else [RT-10]', async () => {
  const files = { 'index.html': '<script src="slots.js"></script>', 'slots.js': 'document.title = "x"' }
  const { resource_id } = await givenPublished(portal.platform, { type: 'login', version: { files } })

  const { data } = await open(resource_id)
  const { pathname } = new URL(data.page)
  const answer = await portal.app.inject({ url: pathname, headers: { host: 'content.example.com' } })

  const nothing = { pdf: null, other_pdf: null, pages: null }
  expect(data).toEqual({ page: expect.stringContaining(`${origin}/content/`), ...nothing })
  expect(answer.body).toBe(files['index.html'])
  expect(answer.headers['content-security-policy']).toContain('sandbox allow-scripts;')
  const script = pathname.replace('index.html', 'slots.js')
  expect((await portal.app.inject({ url: script, headers: { host: 'content.example.com' } })).body).toContain('title')
  expect((await portal.app.inject({ url: pathname })).statusCode).toBe(404)
})

test('without a second address a login page is not shown at all', async () => {
  const single = await startPortal()
  const version = { files: { 'index.html': '' } }
  const { resource_id } = await givenPublished(single.platform, { type: 'login', version })

  const { data } = await single.post(`/api/resources/${resource_id}/versions/1.0.0/stage`)

  expect(data).toEqual({ page: null, pdf: null, other_pdf: null, pages: null })
})

test.for([
  ['document-template', 'pdf-filled'],
  ['document-style', 'pdf-before'],
])('a %s is shown as its pages, and as %s beside them [RT-10]', async ([type = '', other = '']) => {
  const version = { files: { 'document.docx': 'PK' }, previews: [pdf('pdf'), pdf(other)] }
  const { resource_id } = await givenPublished(portal.platform, { type, version })

  const { data } = await open(resource_id)
  const pages = await portal.app.inject({ url: data.pdf })

  expect(data).toMatchObject({ page: null, pages: 'ready' })
  expect(pages.headers).toMatchObject({ 'content-type': 'application/pdf' })
  expect(pages.body).toBe('%PDF pdf')
  expect((await portal.app.inject({ url: data.other_pdf })).body).toBe(`%PDF ${other}`)
})

test('pages that were not made have no address yet, and types that have none never do', async () => {
  const early = await givenPublished(portal.platform, {
    type: 'document-template',
    version: { files: { 'document.docx': 'PK' } },
  })
  const flow = await givenPublished(portal.platform, { version: { previews: [pdf('pdf')] } })
  const sheet = await givenPublished(portal.platform, {
    type: 'document-style',
    version: { files: { 'styles.css': 'p { color: red }' } },
  })

  const nothing = { page: null, pdf: null, other_pdf: null, pages: null }
  expect((await open(early.resource_id)).data).toEqual({ ...nothing, pages: 'being_made' })
  expect((await open(flow.resource_id)).data).toEqual(nothing)
  expect((await open(sheet.resource_id)).data).toEqual(nothing)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { packed } from '../../../../test/packed.ts'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { contentAddress } from './serve.content-address.ts'

const origin = 'http://content.example.com'
let portal: Portal
beforeAll(async () => {
  portal = await startPortal(someone, { config: { CONTENT_ADDRESS: origin } })
})
afterAll(() => portal.close())

type ContentFixture = Partial<Parameters<typeof givenStoredFile>[1]>
const given = (file: ContentFixture) => givenStoredFile(portal.platform, { user_id: portal.user_id ?? 0, ...file })

async function open(file_id: number, body: object = { inline: true }): Promise<string> {
  return (await portal.post(`/api/files/${file_id}/address`, body)).data.address
}

/** As a browser asks at the second address. */
function ask(address: string, headers: Record<string, string> = {}) {
  const { pathname } = new URL(address, origin)
  return portal.app.inject({ url: pathname, headers: { host: 'content.example.com', ...headers } })
}

test.for(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml'])(
  'attack 1, 2: %s is shown from the second address alone, in a sandbox, without a cookie',
  async (content_type) => {
    const { file_id } = await given({ content_type, content: Buffer.from('<p onclick="x()">page</p>') })

    const address = await open(file_id)
    const answer = await ask(address, { cookie: 'atrium_csrf=anything' })

    expect(address).toMatch(/^http:\/\/content\.example\.com\/content\//)
    expect(answer.body).toContain('page')
    expect(answer.headers['content-type']).toContain(content_type)
    const policy = String(answer.headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox',
        "default-src 'none'",
        `frame-ancestors ${portal.platform.config.PUBLIC_ADDRESS}`,
      ]),
    )
    expect(policy.join()).not.toContain('script')
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  },
)

test('where it is to be kept, even a page is bytes from the portal', async () => {
  const { file_id } = await given({ content_type: 'text/html' })

  expect(await open(file_id, {})).toMatch(/^\/file\//)
})

test('a package is a small site: its files by their paths, each read out of the archive where it lies', async () => {
  const content = await packed({
    'index.html': '<link rel="stylesheet" href="style/a.css">',
    'style/a.css': 'p { color: red }',
    '图/标志.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'strange.exe': 'MZ',
    'large.txt': Buffer.alloc(3_000_000, '中'),
  })
  const { file_id } = await given({ content, content_type: 'application/zip' })

  const address = await open(file_id)
  const read = (path: string) => ask(address.replace('index.html', encodeURI(path)))

  expect(address).toMatch(/\/index\.html$/)
  expect((await ask(address)).headers['content-type']).toBe('text/html; charset=utf-8')
  expect(await read('style/a.css')).toMatchObject({ body: 'p { color: red }' })
  expect((await read('style/a.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  expect((await read('图/标志.svg')).headers['content-type']).toBe('image/svg+xml')
  expect((await read('strange.exe')).headers['content-type']).toBe('application/octet-stream')
  expect((await read('large.txt')).rawPayload.length).toBe(3_000_000)
  for (const path of ['nothing.html', '../index.html', 'style', 'style/', '']) {
    expect((await read(path)).statusCode, path).toBe(404)
  }
})

test('a package of thousands of entries is found through, in a few readings', async () => {
  const entries = Object.fromEntries(Array.from({ length: 4_000 }, (_, n) => [`folder/file-${n}.txt`, `text ${n}`]))
  const { file_id } = await given({ content: await packed(entries, false), content_type: 'application/zip' })
  const address = await open(file_id)
  let readings = 0
  const { storage } = portal.platform
  const read = storage.get
  storage.get = (...asked) => {
    readings++
    return read(...asked)
  }

  const answer = await ask(address.replace('index.html', 'folder/file-3999.txt'))

  storage.get = read
  expect(answer.body).toBe('text 3999')
  expect(readings).toBeLessThan(8)
})

test('scripts run only where an area says so, and still in no origin', async () => {
  const content = await packed({ 'index.html': '<script src="a.js"></script>' })
  const { file_id } = await given({ content, content_type: 'application/zip' })
  const ticket = { file_id, preview: null, inline: true, user_id: null, visitor: null, session_id: null, scripts: true }

  const address = contentAddress(portal.platform, ticket, { content_type: 'application/zip' })
  const policy = String((await ask(address)).headers['content-security-policy'])

  expect(policy).toContain('sandbox allow-scripts;')
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain(`script-src ${address.replace('index.html', '')} 'unsafe-inline'`)
})

test.for(['/', '/api/website', '/healthz', '/file/public/1/a.png', '/api/openapi.json', '/assets/a.js', '/content/x'])(
  'nothing of ours is at the second address: %s',
  async (path) => {
    const answer = await ask(path)

    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('')
    expect(answer.headers['set-cookie']).toBeUndefined()
  },
)

test('the content origin serves no API call, with any cookie or token', async () => {
  const answer = await portal.send({ method: 'POST', url: '/api/login', headers: { host: 'content.example.com' } })

  expect(answer.statusCode).toBe(404)
})

test('no content is at the portal’s own address, and no ticket for files opens content', async () => {
  const { file_id } = await given({ content_type: 'text/html' })
  const { pathname } = new URL(await open(file_id))
  const file = (await open(file_id, {})).replace('/file/', '/content/')

  expect((await portal.app.inject({ url: pathname, headers: { host: '127.0.0.1:7300' } })).statusCode).toBe(404)
  expect((await ask(file)).statusCode).toBe(403)
  expect((await ask(`${pathname.slice(0, 30)}x/page`)).statusCode).toBe(403)
})

test('attack 10: content that is quarantined later is gone at once', async () => {
  const { file_id, blob_id } = await given({ content_type: 'text/html' })
  const address = await open(file_id)
  await portal.db.updateTable('blob').set({ state: 'quarantined' }).where('blob_id', '=', blob_id).execute()

  expect((await ask(address)).statusCode).toBe(404)
})

test('without a second address pages are only ever kept', async () => {
  const single = await startPortal(someone)
  const { file_id } = await givenStoredFile(single.platform, {
    user_id: single.user_id ?? 0,
    content_type: 'text/html',
  })

  const { data } = await single.post(`/api/files/${file_id}/address`, { inline: true })
  const answer = await single.app.inject({ url: data.address })

  expect(data.address).toMatch(/^\/file\//)
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  expect((await single.app.inject({ url: data.address.replace('/file/', '/content/') })).statusCode).toBe(404)
})

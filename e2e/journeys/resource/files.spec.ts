import { contentAddress as addressOfContent } from '@atrium/server/areas/file/serve/serve.content-address'
import { readConfig } from '@atrium/server/config'
import { openSecret } from '@atrium/server/platform/secret/secret'
import { openStorage } from '@atrium/server/platform/storage/storage'
import type { Page } from '@playwright/test'
import { givenStoredFile } from '../../../server/test/given/stored-file.ts'
import { packed } from '../../../server/test/packed.ts'
import { expect, test, visit } from '../../journey.ts'
import { contentAddress, withDb } from '../../portal.ts'

// Chromium says what it blocked.
test.use({
  mayPrint: /sandbox|MIME type|Content Security Policy|Content-Security-Policy|frame-ancestors|Failed to load|404/,
})

/** Does all a page could do to show that it ran, in whatever origin it stands. */
const script = `document.title = 'ran'; window.ran = true; alert(document.domain); parent.postMessage('ran ' + origin, '*')`

const pages = [
  [
    'an SVG',
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script>
    <foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${script}">x</body></foreignObject></svg>`,
  ],
  ['an HTML page', 'text/html', `<title>still</title><img src="x:" onerror="${script}"><script>${script}</script>`],
  [
    'an XHTML page',
    'application/xhtml+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>still</title><script>${script}</script></head></html>`,
  ],
  [
    'an XML document',
    'text/xml',
    `<a><x xmlns="http://www.w3.org/1999/xhtml"><script xmlns="http://www.w3.org/1999/xhtml">${script}</script></x></a>`,
  ],
] as const

async function given(content: string | Buffer, content_type: string, file_name = 'picture.png') {
  const storage = openStorage(readConfig(process.env))
  try {
    return await withDb(async (db) => {
      const { user_id } = await db.selectFrom('account').select('user_id').limit(1).executeTakeFirstOrThrow()
      const file = { user_id, content: Buffer.from(content), content_type, file_name, public: true }
      return givenStoredFile({ db, storage }, file)
    })
  } finally {
    storage.close()
  }
}

/** As a page of ours asks for an address. */
function open(page: Page, file_id: number, body: { inline?: boolean } = {}): Promise<string> {
  return page.evaluate(
    async ([file_id, wish]) => {
      // Pages come without the anti-forgery cookie; a call that no cache keeps brings it.
      await fetch('/api/users/mine/infos')
      const token = /atrium_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch(`/api/files/${file_id}/address`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify(wish),
      })
      return (await answer.json()).data.address
    },
    [file_id, body] as const,
  )
}

function watchDialogs(page: Page) {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  return dialogs
}

for (const [name, content_type, content] of pages) {
  test(`attack ${name === 'an SVG' ? 1 : 2}: ${name} runs nothing, neither when opened nor within a page`, async ({
    page,
  }) => {
    const dialogs = watchDialogs(page)
    const { file_id } = await given(content, content_type)
    await visit(page, '/')
    const address = await open(page, file_id, { inline: true })

    expect(address.startsWith(`${contentAddress}/content/`)).toBe(true)
    await page.evaluate(
      (address) =>
        new Promise((resolve) => {
          Object.assign(window, { heard: [] })
          addEventListener('message', ({ data }) => (window as unknown as { heard: unknown[] }).heard.push(data))
          const frame = Object.assign(document.createElement('iframe'), { src: address, onload: resolve })
          document.body.append(frame)
        }),
      address,
    )
    // Time in which the message of a script that ran would arrive.
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])

    const answer = await page.goto(address)
    expect(answer?.headers()['content-security-policy']).toContain('sandbox;')
    expect(await page.title()).not.toBe('ran')
    expect(dialogs).toEqual([])
    expect(await page.context().cookies(contentAddress)).toEqual([])
  })

  test(`attack ${name === 'an SVG' ? 1 : 2}: ${name} to be kept is a download, whatever its name`, async ({ page }) => {
    const dialogs = watchDialogs(page)
    const { file_id } = await given(content, content_type)
    await visit(page, '/')
    const address = await open(page, file_id)

    const downloading = page.waitForEvent('download')
    await page.goto(address).catch(() => {})
    const download = await downloading

    expect(download.suggestedFilename()).toBe('picture.png')
    expect(dialogs).toEqual([])
  })
}

test('attack 3: a picture that is also a script is no script', async ({ page }) => {
  const dialogs = watchDialogs(page)
  const { file_id } = await given(`GIF89a=1;${script}//`, 'image/gif', 'a.gif')
  const { file_id: asPdf } = await given(`%PDF-1.4\n<script>${script}</script>`, 'application/pdf', 'a.pdf')
  await visit(page, '/')

  for (const address of [
    await open(page, file_id, { inline: true }),
    await open(page, file_id),
    await open(page, asPdf, { inline: true }),
  ]) {
    const came = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const element = document.createElement('script')
          element.onload = () => resolve('loaded')
          element.onerror = () => resolve('refused')
          element.src = src
          document.body.append(element)
        }),
      address,
    )
    expect(came).toBe('refused')
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(dialogs).toEqual([])
})

test('a package whose scripts may run runs them in no origin: no cookies, no storage, no way to the portal', async ({
  page,
}) => {
  const look = `
    const tried = (what) => { try { return String(what()) } catch (error) { return error.name } }
    const report = {
      origin,
      cookie: tried(() => document.cookie),
      storage: tried(() => localStorage.length),
      parent: tried(() => parent.document.title),
    }
    fetch('/api/website').then(() => 'reached', () => 'refused').then((call) => parent.postMessage({ ...report, call }, '*'))`
  const content = await packed({ 'index.html': '<p>sign in</p><script src="look.js"></script>', 'look.js': look })
  const { file_id } = await given(content, 'application/zip', 'login.zip')
  const config = { ...readConfig(process.env), CONTENT_ADDRESS: contentAddress }
  const ticket = { file_id, preview: null, inline: true, user_id: null, visitor: null, session_id: null, scripts: true }
  const address = addressOfContent({ config, secret: openSecret(config) }, ticket, { content_type: 'application/zip' })
  await visit(page, '/')

  const report = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data))
        document.body.append(Object.assign(document.createElement('iframe'), { src: address }))
      }),
    address,
  )

  expect(report).toEqual({
    origin: 'null',
    cookie: 'SecurityError',
    storage: 'SecurityError',
    parent: 'SecurityError',
    call: 'refused',
  })
})

test('nothing of the portal is at the second address', async ({ page }) => {
  for (const path of ['/', '/resource', '/api/website', '/assets/i18n/common/en.json']) {
    const answer = await page.request.get(contentAddress + path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
})

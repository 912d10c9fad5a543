import { randomBytes, randomUUID } from 'node:crypto'
import { truncateSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { modalWidth } from '@atrium/contract/limits'
import type { Page, TestInfo } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { expect, someOf, test, visit } from '../../journey.ts'
import { loginKey, signIn } from '../../people.ts'
import { address } from '../../portal.ts'
import { slowUpload } from '../../trouble.ts'

const megabyte = 1024 ** 2
const chunk = 8 * megabyte
/** A browser prints every request that fails; these journeys make some fail. */
const broken = /Failed to load resource|net::ERR_/

test.use({ mayPrint: broken })
test.setTimeout(180_000)

test.beforeEach(async ({ page }) => {
  await signIn(page, 'common')
})

test('the modal ‘upload resources’ is 850 wide, in three languages [UPL-01]', async ({ page, context }) => {
  const titles = { 'zh-CN': '上传资源', 'zh-TW': '上傳資源', en: 'Upload resources' }

  for (const [language, title] of Object.entries(titles)) {
    await context.addCookies([{ name: 'current_local', value: language, url: address }])
    await visit(page, '/person-center')
    await page.getByRole('button', { name: /^(上传资源|上傳資源|Upload)$/ }).click()

    const modal = page.getByRole('dialog', { name: title })
    expect((await modal.boundingBox())?.width).toBe(modalWidth)
    await expect(modal.getByLabel(/选择文件|選擇檔案|Choose files/)).toBeAttached()
    await expectNoA11yViolations(page, ['dialog'])
  }
})

test('the page and the modal for uploads draw the widget that is registered as ‘upload-file’ [RT-10]', {
  tag: '@smoke',
}, async ({ page }) => {
  const widget = page.locator('[data-widget="upload-file"]')

  await visit(page, '/upload-center')
  await expect(widget.getByLabel('选择文件')).toBeAttached()

  await visit(page, '/person-center')
  await page.getByRole('button', { name: '上传资源' }).click()
  await expect(page.getByRole('dialog').locator(widget).getByLabel('选择文件')).toBeAttached()
})

test('a file goes through all checks and is then among my files, under the name its owner gave it [API-08b]', async ({
  page,
}, info) => {
  await visit(page, '/person-center')
  await page.getByRole('button', { name: '上传资源' }).click()
  const begun = page.waitForRequest('**/api/uploads')

  const { name } = await choose(page, textFile(info))

  expect((await begun).postDataJSON().file_name).toMatch(new RegExp(`^resource_file\\d{13}${name}$`))
  await expect(itemOf(page, name)).toContainText('已就绪')
  await expect(page.getByRole('dialog').getByText('检查结果')).toBeVisible()
  await visit(page, '/upload-center')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `删除 ${name}` }) })
  await expect(row).toContainText('已就绪')

  // A draft is called like its file, without the ending.
  await page.getByRole('link', { name: `继续编辑 ${name.split('.')[0]}` }).click()
  await page.getByRole('button', { name: '删除草稿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除草稿' }).click()

  await row.getByRole('button', { name: `删除 ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('the upload call accepts the multipart fields in the order of the specification [API-08a]', async ({ page }) => {
  await visit(page, '/upload-center')

  const answer = await page.evaluate(async (key) => {
    const form = new FormData()
    form.append('index', '0')
    form.append('total', '1')
    form.append('file', new Blob(['会签记录'], { type: 'text/plain' }), 'record.txt')
    form.append('file_name', `resource_file${Date.now()}record.txt`)
    form.append('public', 'true')
    const { token } = JSON.parse(localStorage.getItem(key) ?? '{}')
    const authorization = `Bearer ${token}`
    await fetch('/api/users/mine/infos', { headers: { authorization } })
    const csrf = /atrium_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization, 'x-csrf-token': csrf }
    const response = await fetch('/api/files', { method: 'POST', body: form, headers })
    return response.json()
  }, loginKey)

  expect(answer).toMatchObject({ code: 0, data: { file_url: expect.stringContaining('/') } })
})

test('an upload is paused and goes on with what is missing [UPL-02]', async ({ page }, info) => {
  await visit(page, '/upload-center')
  await slowUpload(page)
  const firstChunk = page.waitForResponse('**/api/files')
  const { name } = await choose(page, bigFile(info, 5))

  await expect(itemOf(page, name)).toContainText(/MB\/s · 还需 \d+ 秒/)
  await firstChunk
  await page.getByRole('button', { name: `暂停 ${name}` }).click()
  await expect(itemOf(page, name)).toContainText('已暂停')
  const before = await percentOf(page, name)
  const sent = countChunks(page)

  await slowUpload(page, -1)
  await page.getByRole('button', { name: `继续 ${name}` }).click()

  await expectArrived(page, name)
  expect(before).toBeGreaterThanOrEqual(19)
  expect(sent()).toBeLessThan(5)
})

test('a lost connection is said, and the upload goes on by itself when it is back [UPL-02]', async ({
  page,
  context,
}, info) => {
  await visit(page, '/upload-center')
  await page.route('**/api/files', async (route) => {
    await sleep(2_000)
    await route.continue()
  })
  const { name } = await choose(page, bigFile(info, 6))
  await atLeast(page, name, 16)

  await context.setOffline(true)
  await expect(itemOf(page, name)).toContainText('网络中断')
  await expect(page.getByRole('button', { name: `继续 ${name}` })).toBeVisible()

  await context.setOffline(false)
  await expectArrived(page, name)
})

test('after a closed tab the same file resumes where it stopped; another file is recognised as another [UPL-02]', async ({
  page,
  context,
}, info) => {
  await visit(page, '/upload-center')
  await slowUpload(page)
  const file = bigFile(info, 5)
  const firstChunk = page.waitForResponse('**/api/files')
  const { name } = await choose(page, file)
  await firstChunk
  await page.close()

  const tab = await context.newPage()
  await visit(tab, '/upload-center')
  await expect(itemOf(tab, name)).toContainText('未传完')
  await pick(tab, name, textFile(info))
  await expect(itemOf(tab, name)).toContainText('这不是同一个文件')
  const sent = countChunks(tab)
  await pick(tab, name, file)

  await expectArrived(tab, name)
  expect(sent()).toBeLessThan(5)
})

test('content one has already is not sent again [UPL-02]', async ({ page }, info) => {
  await visit(page, '/upload-center')
  const file = textFile(info)
  const { name } = await choose(page, file)
  await expectArrived(page, name)
  await visit(page, '/upload-center')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `删除 ${name}` }) })
  await expect(row).toContainText('已就绪')
  const sent = countChunks(page)

  await choose(page, file)

  await expectArrived(page, name)
  expect(sent()).toBe(0)
})

const virus = {
  'zh-CN': ['已隔离', '文件里发现病毒'],
  'zh-TW': ['已隔離', '檔案裡發現病毒'],
  en: ['Quarantined', 'A virus was found'],
}
for (const [language, [state = '', sentence = '']] of someOf(Object.entries(virus), 1)) {
  test(`a virus is quarantined, and its owner is notified in ${language} [UPL-02]`, async ({ page, context }, info) => {
    await context.addCookies([{ name: 'current_local', value: language, url: address }])
    await visit(page, '/upload-center')

    const { name } = await choose(page, testVirus(info))

    await expect(itemOf(page, name)).toContainText(state)
    await expect(itemOf(page, name)).toContainText(sentence)
    await expect(page.getByRole('status').filter({ hasText: sentence })).toContainText(name)
  })
}

test('what is too large, or empty, is refused before anything is sent [UPL-02]', async ({ page }, info) => {
  await visit(page, '/upload-center')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  const large = info.outputPath('large.zip')
  writeFileSync(large, '')
  truncateSync(large, 201 * megabyte)
  const empty = info.outputPath('empty.json')
  writeFileSync(empty, '')

  await page.getByLabel('选择文件').setInputFiles([large, empty])

  await expect(itemOf(page, 'large.zip')).toContainText('文件太大，单个不能超过 200 MB')
  await expect(itemOf(page, 'empty.json')).toContainText('这个文件是空的')
  expect(calls).toEqual([])
})

test('a refusal of the server is shown with its message, and the upload can be retried [UPL-02]', async ({
  page,
}, info) => {
  await visit(page, '/upload-center')
  const noRoom = { code: 20031, msg: '空间不足', data: null }
  await page.route('**/api/uploads', (route) => route.fulfill({ json: noRoom }))
  const { name } = await choose(page, textFile(info))
  await expect(itemOf(page, name)).toContainText('空间不足')

  await page.unroute('**/api/uploads')
  await page.getByRole('button', { name: `继续 ${name}` }).click()

  await expectArrived(page, name)
})

test('a list of files that cannot be read says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/files?*', (route) => route.abort())
  await visit(page, '/upload-center')
  await expect(page.getByRole('alert')).toBeVisible()

  await page.unroute('**/api/files?*')
  await page.getByRole('button', { name: '重试' }).click()

  await expect(page.getByRole('heading', { name: '我的文件' })).toBeVisible()
})

test('everything works with the keyboard alone [UPL-02]', async ({ page }, info) => {
  await visit(page, '/upload-center')
  await slowUpload(page, 2 * megabyte)
  const file = bigFile(info, 2)
  const chooser = page.waitForEvent('filechooser')

  await tabTo(page, page.getByLabel('选择文件'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
  const name = nameOf(file)
  await tabTo(page, page.getByRole('button', { name: `暂停 ${name}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `${name}：已暂停` })).toBeAttached()

  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('button', { name: `取消 ${name}` }))
  await page.keyboard.press('Enter')
  await expect(itemOf(page, name)).toHaveCount(0)
})

function itemOf(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('progressbar', { name }) })
}

/** It is in the list, or the page has gone on to its draft. */
async function expectArrived(page: Page, name: string) {
  const arrived = itemOf(page, name).filter({ hasText: /正在检查|已就绪/ })
  const draft = page.getByRole('heading', { name: '资料', exact: true })
  await expect(arrived.or(draft).first()).toBeVisible()
}

async function choose(page: Page, path: string) {
  await page.getByLabel(/选择文件|選擇檔案|Choose files/).setInputFiles(path)
  return { name: nameOf(path) }
}

/** Chooses a file for an upload that waits for it. */
async function pick(page: Page, name: string, path: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `继续 ${name}` }).click()
  await (await chooser).setFiles(path)
}

function percentOf(page: Page, name: string): Promise<number> {
  return page.getByRole('progressbar', { name }).evaluate((bar) => (bar as HTMLProgressElement).value)
}

async function atLeast(page: Page, name: string, percent: number) {
  await expect.poll(() => percentOf(page, name), { intervals: [100] }).toBeGreaterThanOrEqual(percent)
}

function countChunks(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/files')) sent++
  })
  return () => sent
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not get there')
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}

function textFile(info: TestInfo): string {
  return written(info, 'txt', `请假单字段说明 ${randomUUID()}\n`)
}

function bigFile(info: TestInfo, chunks: number): string {
  return written(info, 'bin', randomBytes(chunks * chunk - 1_000))
}

/** The string every scanner takes for a virus, in two halves: whoever scans this file finds none. */
function testVirus(info: TestInfo): string {
  const halves = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*']
  return written(info, 'txt', halves.join(''))
}

function written(info: TestInfo, ending: string, content: string | Buffer): string {
  const path = info.outputPath(`${randomUUID().slice(0, 8)}.${ending}`)
  writeFileSync(path, content)
  return path
}

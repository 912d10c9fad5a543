import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { givenDocument } from '../given/document.ts'
import { givenFeedback } from '../given/feedback.ts'
import { readyFilm } from '../given/film.ts'
import { givenProposal } from '../given/proposal.ts'
import { givenKnownWords, givenPopularSearch } from '../given/searches.ts'
import { givenSubmissions, someOfEach } from '../given/submissions.ts'
import { alive, headerOf } from '../journey.ts'
import { handbook } from '../pdf-document.ts'
import { userIdOf } from '../people.ts'
import { withDb } from '../portal.ts'

export const knowledge = /^(知识库|知識庫|Knowledge)/

export const hover = (name: RegExp) => async (page: Page) => {
  await alive(page)
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name }).first().hover()
  await headerOf(page).panel.getByRole('link').first().waitFor()
}

export const tick = (index: number) => async (page: Page) => {
  await alive(page)
  await page.getByRole('checkbox').nth(index).check()
}

/** A claim without amounts is not handed in: what is missing is named. */
export async function leaveOutAmounts(page: Page) {
  await alive(page)
  const amounts = page.getByRole('spinbutton', { name: /^(金额|金額|Amount)/ })
  await amounts.first().waitFor()
  for (const amount of await amounts.all()) await amount.fill('')
  await page.locator('aside[aria-label]').first().locator('button[data-kind="primary"]').click()
}

/** Everybody agrees, and the document is made. */
export async function openTrialDocument(page: Page) {
  await alive(page)
  const panel = page.locator('aside[aria-label]').first()
  const last = panel.getByRole('link', { name: /^(生成文档|產生文件|Get the document)$/ })
  while (!(await last.isVisible())) await panel.locator('button[data-kind="primary"]').click()
  await last.click()
  await page.locator('canvas').first().waitFor()
}

export async function openOutcomes(page: Page) {
  await alive(page)
  await page.getByRole('tab', { name: /^(所有走法|All outcomes)/ }).click()
  await page.locator('[data-element-id].taken').first().waitFor()
}

export async function typeWords(page: Page) {
  await alive(page)
  await page.locator('main input[name="q"]').fill('合同')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
}

export async function showPopular(page: Page) {
  await givenPopularSearch('会议室预定')
  await page.reload()
}

export async function showMeant(page: Page) {
  await givenKnownWords()
  await page.reload()
}

/** What was searched for in this browser, and what many search for. */
export async function openBox(page: Page) {
  await givenPopularSearch('会议室预定')
  await page.evaluate((words) => localStorage.setItem('recent_searches', words), '["合同审批","请假"]')
  await alive(page)
  await page.locator('main input[name="q"]').focus()
  await page.getByRole('listbox').getByRole('option').nth(1).waitFor()
}

/** The answer cannot be had; the words stay. */
export async function failingSearch(page: Page) {
  await alive(page)
  await page.route(/\/api\/search\?/, (route) => route.abort())
  await page.locator('main nav').first().getByRole('link').nth(2).click()
  await page.getByRole('main').getByRole('alert').waitFor()
  await page.unroute(/\/api\/search\?/)
}

/** Once for all pictures. */
let givenUploads: Promise<void> | undefined

export async function openUploads(page: Page) {
  await someUploads()
  await page.goto('/person-center')
  await page.getByRole('row').nth(1).waitFor()
}

export async function openUploadCentre(page: Page) {
  await someUploads()
  await page.goto('/upload-center')
  await page.getByRole('row').nth(9).waitFor()
}

export async function openReturnedDraft(page: Page) {
  const version_id = await someUploads()
  await page.goto(`/upload-center?submission=${version_id}`)
  await alive(page)
  await page.locator('#thread').waitFor()
}

/** As if the same draft had been changed in another tab. */
export async function meetConflict(page: Page) {
  await openReturnedDraft(page)
  const version_id = Number(new URL(page.url()).searchParams.get('submission'))
  await withDb((db) =>
    sql`update resource_version set described = jsonb_set(described, '{summary}', jsonb_build_object(
      'zh-CN', ${`雨天顺延 ${randomUUID().slice(0, 4)}`}::text)) where version_id = ${version_id}`.execute(db),
  )
  await page.locator('[data-field="summary"]').first().fill('两班制，农忙时临时加夜班')
  await page.getByRole('dialog').waitFor()
}

export async function openProposal(page: Page) {
  await page.goto(`/knowledge/proposal/${await givenProposal(await userIdOf('common'), '超时怎么办')}`)
  await alive(page)
  await page.getByRole('toolbar').waitFor()
}

export async function openAuthor(page: Page) {
  await page.goto(`/resource/author/${await userIdOf('common')}`)
}

/** The number of the one that was returned. */
async function someUploads(): Promise<number> {
  const user_id = await userIdOf('common')
  givenUploads ??= givenSubmissions(user_id, someOfEach)
  await givenUploads
  const { version_id } = await withDb((db) =>
    db
      .selectFrom('resource_version')
      .select('version_id')
      .where('user_id', '=', user_id)
      .where('state', '=', 'changes_asked')
      .orderBy('version_id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  return version_id
}

export async function openPopover(page: Page) {
  await alive(page)
  await headerOf(page).avatar.click()
  await headerOf(page).popover.getByRole('link').first().waitFor()
}

export async function openBell(page: Page) {
  await alive(page)
  await page.getByRole('button', { name: /^(通知|Notifications)/ }).click()
  await page.locator('#notice-panel').getByRole('listitem').first().waitFor()
}

export async function openFeedback(page: Page) {
  await openPopover(page)
  await headerOf(page).popover.getByRole('listitem').getByRole('button').click()
  await page.getByRole('dialog').waitFor()
}

/** With articles that may answer. */
export async function writeFeedback(page: Page) {
  await alive(page)
  await page.getByRole('contentinfo').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('toolbar').waitFor()
  await dialog.getByRole('textbox').click()
  await page.keyboard.type('会签时其中一个人同意就可以吗')
  await dialog.locator('section a').first().waitFor()
}

export async function addPicture(page: Page) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } })
  await writeFeedback(page)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('textbox').locator('img[src]').waitFor()
}

export async function failingFeedback(page: Page) {
  await writeFeedback(page)
  await page.route('**/api/feedbacks', (route) => route.abort())
  await page.getByRole('dialog').locator('button[type="submit"]').click()
  await page.getByRole('alert').first().waitFor()
  await page.unroute('**/api/feedbacks')
}

/** Of whoever looks: written, answered, and room to write again. */
export async function openThread(page: Page) {
  const { user_id } = await withDb((db) =>
    db.selectFrom('account').select('user_id').where('email', '=', 'qinghe@example.com').executeTakeFirstOrThrow(),
  )
  const thread = await givenFeedback(
    user_id,
    '门户预览在 **1366** 宽的屏幕上被截断\n\n- 右侧组件看不到\n- 滚动条拉不到最右',
  )
  await thread.answer('请问是哪一个门户？')
  await page.goto(`/person-center/person-feedback/${thread.feedback_id}`)
  await page.getByRole('toolbar').waitFor()
}

export async function askForApp(page: Page) {
  await alive(page)
  await page.getByRole('button', { name: /^(申请安装|申請安裝|Request installation)$/ }).click()
  await page.getByRole('dialog').waitFor()
}

/** A new draft, looked at from its report. */
export async function beginApp(page: Page) {
  await alive(page)
  await page.getByRole('button', { name: /^(新建应用|新增應用|New app)$/ }).click()
  await page.locator('#report').scrollIntoViewIfNeeded()
}

export async function openHandbook(page: Page) {
  const file_id = await givenDocument(handbook(20))
  await page.goto(`/pdf-view/${file_id}`)
  await page.locator('section[data-page="1"][data-state="drawn"]').waitFor()
}

/** In the middle of a sentence, standing still: the same picture every time. */
export async function openFilm(page: Page) {
  const { video_id } = await readyFilm(page.request, 'contract-approval-import')
  await page.goto(`/video/${video_id}#t=42`)
  await alive(page)
  await page.keyboard.press('k')
  await page.locator('[data-captions] span').waitFor()
  await page.keyboard.press('k')
}

/** The calls behind a panel are made to fail. */
export async function failingPanel(page: Page) {
  await page.route('**/api/knowledges/types*', (route) => route.abort())
  await alive(page)
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: knowledge }).first().hover()
  await headerOf(page).panel.getByRole('alert').waitFor()
  await page.unroute('**/api/knowledges/types*')
}

/** Responses that never arrive. */
export async function waitingPanel(page: Page) {
  await page.route('**/api/knowledges/types*', () => new Promise(() => {}))
  await alive(page)
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: knowledge }).first().hover()
  await headerOf(page).panel.getByRole('status').waitFor()
  await page.unroute('**/api/knowledges/types*')
}

/** Once nothing waits any more. */
export async function shown(page: Page) {
  await alive(page)
  await page.locator('main h1').waitFor()
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
}

/** The first row of a list, in its drawer. */
export async function openFirst(page: Page) {
  await shown(page)
  await page.locator('main tbody tr').first().getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('heading').waitFor()
}

/** The bar of a card, which a mouse or the keyboard shows. */
export async function focusCard(page: Page): Promise<void> {
  await alive(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().focus()
}

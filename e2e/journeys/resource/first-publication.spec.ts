import { readFileSync } from 'node:fs'
import { hashPassword } from '@atrium/server/areas/account/account.password'
import type { Locator, Page } from '@playwright/test'
import { soundForm } from '../../../server/test/bad-files/sound-files.ts'
import { zip } from '../../../server/test/files/zip.ts'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { password } from '../../sign-in-page.ts'
import { killBrowser, openProfile, refuseCalls, slowLine } from '../../trouble.ts'

/** Looking inside a file is a job of its own, and others may be before it. */
test.setTimeout(240_000)

/** Only keys: Tab is free, every activated control and filled field counts. */
function keyboard(page: Page) {
  let count = 0
  const reach = async (control: Locator) => {
    await expect(control).toBeVisible({ timeout: 60_000 })
    for (let tabs = 0; tabs < 150; tabs++) {
      const way = await control.evaluate((element) => {
        const from = document.activeElement ?? document.body
        if (element === from) return null
        const isBehind = from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
        return isBehind ? 'Shift+Tab' : 'Tab'
      })
      if (way === null) return
      await page.keyboard.press(way)
    }
    throw new Error(`${control} is not reached with Tab`)
  }
  return {
    count: () => count,
    activate: async (control: Locator) => {
      await reach(control)
      await page.keyboard.press('Enter')
      count++
    },
    fill: async (field: Locator, text: string) => {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
      count++
    },
  }
}

test('from a starter package to the review with the keyboard alone, in at most eight controls [UPL-05]', async ({
  page,
}) => {
  const me = await givenPerson()
  await enter(page, me, '/upload-center')
  const fetched = page.waitForEvent('download')
  await page.getByRole('link', { name: '请假单起步包' }).click()
  const starter = await fetched
  expect(starter.suggestedFilename()).toBe('atrium-starter-form.zip')
  await expectNoA11yViolations(page)

  const buffer = readFileSync(await starter.path())
  await page.getByLabel('选择文件').setInputFiles({ name: '我的请假单.zip', mimeType: 'application/zip', buffer })
  const { activate, fill, count } = keyboard(page)
  await fill(page.getByRole('textbox', { name: '名称' }), `枫桥调休单 ${me}`)
  await fill(page.getByRole('textbox', { name: '说明' }), '调休前先填这张单。')
  await expect(page.getByRole('region', { name: '检查结果' })).toContainText('全部通过', { timeout: 60_000 })
  await activate(page.getByRole('button', { name: '提交审核' }))

  await expect(page.getByText('审核中', { exact: true })).toBeVisible()
  expect(count()).toBeLessThanOrEqual(8)
})

test('a finding leads to its field, and a manifest that does not agree is rewritten in one click [UPL-05]', async ({
  page,
}) => {
  const me = await givenPerson()
  const manifest = {
    manifestVersion: 1,
    id: 'my-form',
    type: 'form',
    version: '1.0.0',
    title: { 'zh-CN': `枫桥请假单 ${me}` },
    requires: [],
    dependsOn: [],
    licence: 'MIT',
    derivedFrom: null,
    entry: 'form.json',
    files: [{ path: 'form.json', size: 1, sha256: 'a'.repeat(64) }],
  }
  const buffer = zip([
    { name: 'manifest.json', content: JSON.stringify(manifest) },
    { name: 'form.json', content: JSON.stringify(soundForm) },
  ])
  await enter(page, me, '/upload-center')
  await page.getByLabel('选择文件').setInputFiles({ name: '请假.zip', mimeType: 'application/zip', buffer })
  const report = page.getByRole('region', { name: '检查结果' })
  const rewrite = report.getByRole('button', { name: '按当前文件更新清单' })

  await report.getByRole('button', { name: '前往“说明”' }).first().click({ timeout: 60_000 })
  await expect(page.getByRole('textbox', { name: '说明' })).toBeFocused()
  await expectNoA11yViolations(page)
  await rewrite.click()

  await expect(rewrite).toBeHidden({ timeout: 60_000 })
  await expect(report).not.toContainText('大小或校验值与清单不一致')
  await expect(page.getByRole('heading', { name: `枫桥请假单 ${me}` })).toBeVisible()
})

test.describe('in trouble', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('a first publication reaches the review through 503, a reload, a login that ends and a slow line [UPL-05] [ACC-07b]', async ({
    page,
  }) => {
    const me = await givenPerson({ password_hash: await hashPassword(password) })
    const buffer = readFileSync('web/public/starter/form.zip')
    await enter(page, me, '/upload-center')
    await page.getByLabel('选择文件').setInputFiles({ name: '请假单.zip', mimeType: 'application/zip', buffer })
    await page.waitForURL(/submission=/)
    const name = page.getByRole('textbox', { name: '名称' })
    const description = page.getByRole('textbox', { name: '说明' })

    const accept = await refuseCalls(page)
    await name.fill(`枫桥补休单 ${me}`)
    await expect(page.getByText(/^未保存：/)).toBeVisible()
    await accept()
    await page.getByRole('status').filter({ hasText: '未保存' }).getByRole('button', { name: '重试' }).click()
    await expect(page.getByText('已保存')).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(name).toHaveValue(`枫桥补休单 ${me}`)

    await slowLine(page)
    await withDb((db) => db.deleteFrom('session').where('user_id', '=', me).execute())
    await description.click()
    await page.keyboard.type('补休前先填这张单。')
    const again = page.getByRole('dialog').filter({ hasText: '登录已失效' })
    await again.locator('input[autocomplete="current-password"]').fill(password)
    await again.getByRole('button', { name: '登录并继续' }).click()
    await expect(again).toBeHidden()
    await expect(description).toHaveValue('补休前先填这张单。')
    await expect(page.getByText('已保存')).toBeVisible()
    await expect(page.getByRole('region', { name: '检查结果' })).toContainText('全部通过', { timeout: 60_000 })
    await page.getByRole('button', { name: '提交审核' }).click()

    await expect(page.getByText('审核中', { exact: true })).toBeVisible()
  })

  test('a draft of a first publication that was typed without a connection outlives a killed browser, and is saved then [UPL-05]', async ({
    extraHTTPHeaders,
  }, info) => {
    const me = await givenPerson()
    const profile = info.outputPath('profile')
    const buffer = readFileSync('web/public/starter/form.zip')
    const first = await (await openProfile(profile, extraHTTPHeaders)).newPage()
    await enter(first, me, '/upload-center')
    await first.getByLabel('选择文件').setInputFiles({ name: '请假单.zip', mimeType: 'application/zip', buffer })
    await first.waitForURL(/submission=/)
    const draft = new URL(first.url())
    await first.context().setOffline(true)
    await first.getByRole('textbox', { name: '说明' }).fill('补休前先填这张单。')
    await expect(first.getByText(/^未保存：/)).toBeVisible()
    await killBrowser(first, profile)

    const after = await openProfile(profile, extraHTTPHeaders)
    const page = await after.newPage()
    await signInAs(page, me)
    await visit(page, draft.pathname + draft.search)

    await expect(page.getByRole('textbox', { name: '说明' })).toHaveValue('补休前先填这张单。')
    await expect(page.getByText('已保存')).toBeVisible()
    await after.close()
  })
})

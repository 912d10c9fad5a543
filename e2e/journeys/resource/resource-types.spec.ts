import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Manifest } from '@atrium/contract/resource/package'
import type { ResourceType } from '@atrium/contract/resource-types'
import { openArchive } from '@atrium/server/areas/resource/package/format/unzip'
import type { Page } from '@playwright/test'
import { soundFlow } from '../../../server/test/bad-files/sound-files.ts'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { addressOf } from '../../address-of.ts'
import { expect, test, visit } from '../../journey.ts'
import { signIn } from '../../people.ts'

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => page.locator('[data-page][data-state="drawn"]')

interface Shown {
  type: ResourceType
  /** The widget of RT-10 that shows it. */
  widget: string
  slug: string
  /** A part of the object itself: only the widget that drew it from the file can have put it there. */
  object: (page: Page) => ReturnType<Page['locator']>
  /** A cell of the tables that say the same. */
  word: string
}

const shown: Shown[] = [
  {
    type: 'form',
    widget: 'fieldDetail',
    slug: 'leave-request',
    word: '年假余额（天）',
    object: (page) => main(page).locator('form').getByLabel('年假余额（天）'),
  },
  {
    type: 'flow',
    widget: 'fieldDetail',
    slug: 'hetong-7',
    word: '法务审查',
    object: (page) => page.locator('.djs-shape text').filter({ hasText: '法务审查' }).first(),
  },
  {
    type: 'login',
    widget: 'loginDetail',
    slug: 'd4',
    word: '禾岸农业 · 办公系统',
    object: (page) =>
      page.frameLocator('iframe[sandbox="allow-scripts"]').getByText('禾岸农业 · 办公系统', { exact: true }).first(),
  },
  {
    type: 'document-template',
    widget: 'documentTemplateDetail',
    slug: 'b3',
    word: '发文机关',
    object: (page) => sheet(page).filter({ hasText: '禾岸农业集团有限公司' }),
  },
  {
    type: 'document-style',
    widget: 'documentStyleDetail',
    slug: 'policy-styles',
    word: '正文首行缩进',
    object: (page) => sheet(page).filter({ hasText: '制度文件管理办法' }),
  },
  {
    type: 'schedule',
    widget: 'scheduleDetail',
    slug: 's9',
    word: '甲组 早班',
    object: (page) => page.getByRole('tabpanel').getByRole('rowheader', { name: '甲组' }),
  },
  {
    type: 'portal',
    widget: 'portalDetail',
    slug: 'm2',
    word: '秋收总结会定于本周五',
    object: (page) => page.locator('[data-widget="hero"]').filter({ hasText: '秋收总结会定于本周五' }),
  },
]
for (const { type, widget, slug, object } of shown) {
  test(`${widget} shows a ${type} made from its file; what is taken is what the manifest says [RT-10]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const path = await addressOf(slug)
    await visit(page, path)
    await expect(object(page)).toBeVisible()

    const api = `/api/resources/${path.split('/').at(-1)}`
    const { data: resource } = await (await request.get(api)).json()
    const { data: version } = await (await request.get(`${api}/versions/${resource.version.version}`)).json()
    const arrives = page.waitForEvent('download')
    await main(page)
      .getByRole('button', { name: /^下载\s*v/ })
      .first()
      .click()
    const bytes = await readFile(await (await arrives).path())

    expect(sha256(bytes)).toBe(version.sha256)
    const { files }: Manifest = JSON.parse(version.manifest.text)
    const inside = await (await openArchive(bytes, 'package.zip')).read(() => true, 100_000_000)
    expect(files.map((file) => [file.path, sha256(inside.get(file.path))])).toEqual(
      files.map((file) => [file.path, file.sha256]),
    )
    expect(inside.get('manifest.json')?.toString()).toBe(version.manifest.text)
  })

  test(`a ${type} has no accessibility violations in light or dark theme`, { tag: '@states' }, async ({ page }) => {
    test.setTimeout(120_000)
    await visit(page, await addressOf(slug))
    await expect(object(page)).toBeVisible()
    await expectNoA11yViolationsInBothThemes(page)
  })
}

test('upload-file takes what people bring, and a draft of it is begun [RT-10]', async ({ page }) => {
  await signIn(page, 'common')
  await visit(page, '/upload-center')
  const name = `herb-garden-${randomUUID().slice(0, 8)}.bpmn`
  const file = { name, mimeType: 'application/xml', buffer: Buffer.from(soundFlow.replace('Seal request', name)) }
  await main(page).getByLabel('选择文件').first().setInputFiles(file)

  await expect(page).toHaveURL(/\/upload-center\?submission=\d+$/)
  await expect(main(page).getByRole('textbox', { name: '名称' })).toBeVisible()
})

test.describe('without scripts', () => {
  // Browsers that run no scripts have no use for what these would have fetched.
  test.use({ javaScriptEnabled: false, mayPrint: /was preloaded using link preload/ })

  for (const { type, slug, word } of shown) {
    test(`the page of a ${type} is whole: what is in it, what it needs, how it came to be`, async ({ page }) => {
      await page.goto(await addressOf(slug))
      await expect(main(page).getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(main(page).getByText('SHA-256')).toBeVisible()
      await expect(main(page).getByRole('heading', { name: '更新记录' })).toBeVisible()
      expect(await page.content()).toContain('"@type":"CreativeWork"')

      await main(page).getByRole('heading', { name: '文字版' }).click()
      await expect(main(page).getByRole('cell', { name: word }).first()).toBeVisible()
    })
  }
})

function sha256(bytes: Buffer | undefined) {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
}

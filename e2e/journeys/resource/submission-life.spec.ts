import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { soundFlow, soundForm } from '../../../server/test/bad-files/sound-files.ts'
import { pngOf } from '../../../server/test/files/png.ts'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { expect, test, visit } from '../../journey.ts'
import { publish } from '../../review.ts'

/** Looking inside a file is a job of its own, and others may be before it. */
test.setTimeout(240_000)

const main = (page: Page) => page.getByRole('main')
const report = (page: Page) => page.getByRole('region', { name: '检查结果' })
const field = (page: Page, name: string) => page.getByRole('region', { name: '资料' }).getByLabel(name)

test.beforeEach(async ({ page }) => {
  await enter(page, await givenPerson(), '/upload-center')
})

test('another file takes the place of a bad one; what was written stays', async ({ page }) => {
  await begin(page, 'kiln.bpmn', soundFlow.slice(0, 400))
  await expect(report(page)).toContainText(/\d+ 项需修改/)
  await field(page, '名称').fill('窑炉开停')
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: '更换文件' }).click()
  await drop(page.getByRole('region', { name: '文件', exact: true }), 'kiln-whole.bpmn', soundFlow)
  await expect(page.getByRole('region', { name: '文件', exact: true })).toContainText('kiln-whole.bpmn')
  await expect(report(page)).toContainText('预览已生成。')
  await expect(field(page, '名称')).toHaveValue('窑炉开停')
})

test('a name like one that is there leads to it, and is kept only knowingly', async ({ page }) => {
  await begin(page, 'leave.json', JSON.stringify(soundForm))
  await field(page, '名称').fill('请假申请单（含年假余额）')
  const alike = report(page).getByRole('link', { name: '请假申请单（含年假余额）' })
  await expect(alike).toHaveAttribute('href', /^\/resource\/form\/\d+$/)
  await expectNoA11yViolations(page)

  const opens = page.waitForEvent('popup')
  await alike.click()
  await expect((await opens).getByRole('heading', { level: 1 })).toHaveText('请假申请单（含年假余额）')
  await fillRest(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('还不能提交')).toBeVisible()
  await report(page).getByLabel('我已了解，仍要提交').click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('审核中', { exact: true })).toBeVisible()
})

test('a resource and its life: pictures, review, a new version that names its resource, and withdrawn [UPL-12]', async ({
  page,
}) => {
  // Unlike any other in any language: names that look alike would have to be confirmed, here or by somebody else.
  const title = `釉料 ${randomUUID()}`
  await begin(page, 'glaze.json', formOf(title))
  await field(page, '名称').fill(title)
  await fillRest(page)
  const pictures = page.getByRole('group', { name: '截图' })
  await pictures.getByLabel('选择文件').setInputFiles(pictureOf('desk.png'))
  await expect(pictures.getByRole('img', { name: '截图 1' })).toBeVisible()
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await handIn(page)
  await publish(submissionIn(page))

  await page.reload()
  await page.getByRole('link', { name: '查看公开页面' }).click()
  await expect(page).toHaveURL(/\/resource\/form\/\d+$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
  const resource = page.url()
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/file\/public\/\d+\/.*desk\.png$/,
  )

  await page.goBack()
  await page.getByRole('link', { name: '上传新版本' }).click()
  await expect(page.getByText(`上传后会成为“${title}”的新版本，当前版本是 1.0.0。`)).toBeVisible()
  await drop(main(page), 'glaze-2.json', formOf(title, { batch: { type: 'string', title: '批次' } }))
  await expect(field(page, '名称')).toHaveValue(title)
  await expect(main(page).getByRole('link', { name: `${title} 1.0.0` })).toHaveAttribute(
    'href',
    new URL(resource).pathname,
  )
  await field(page, '更新内容').fill('多了批次一栏。')
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await handIn(page)
  await publish(submissionIn(page))
  const draft = page.url()
  await expectGivenOut(page, resource, 'v1.1.0')
  await expect(main(page).getByText('多了批次一栏。')).toBeVisible()
  await main(page).getByRole('link', { name: '与 1.0.0 相比' }).click()
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /^新增批次$/ }),
  ).toBeVisible()

  await visit(page, draft)
  await page.getByRole('button', { name: '撤下' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('说明撤下原因').fill('批次一栏写错了位置。')
  await dialog.getByRole('button', { name: '撤下' }).click()
  await expect(page.getByText('已撤下', { exact: true }).first()).toBeVisible()
  await expectGivenOut(page, resource, 'v1.0.0')
  await expect(main(page).getByText('批次一栏写错了位置。')).toBeVisible()
  await expect(main(page).getByRole('button', { name: '下载 1.1.0 版' })).toHaveCount(0)
})

test('the upload centre has no accessibility violations in light or dark theme', { tag: '@states' }, async ({
  page,
}) => {
  await expectNoA11yViolationsInBothThemes(page)
  await drop(main(page), 'kiln-door.bpmn', soundFlow)
  await expect(report(page)).toContainText('预览已生成。')
  await expectNoA11yViolationsInBothThemes(page)
})

/** Pages are kept for a moment: whoever comes a second later sees what is new. */
async function expectGivenOut(page: Page, resource: string, version: string) {
  const download = main(page).getByRole('button', { name: new RegExp(`^下载\\s*${version}`) })
  await expect(async () => {
    await visit(page, resource)
    await expect(download.first()).toBeVisible()
  }).toPass()
}

async function begin(page: Page, name: string, content: string) {
  await drop(main(page), name, content)
  await expect(report(page)).toBeVisible()
}

async function drop(place: Locator, name: string, content: string) {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
  await place.getByLabel('选择文件').first().setInputFiles(file)
}

async function fillRest(page: Page) {
  await field(page, '说明').fill('配釉的人在这里登记每一次配方。')
  await field(page, '10.2').check()
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
}

async function handIn(page: Page) {
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('审核中', { exact: true })).toBeVisible()
}

function submissionIn(page: Page) {
  return Number(new URL(page.url()).searchParams.get('submission'))
}

function formOf(title: string, more: object = {}) {
  const { schema } = soundForm
  const properties = { ...schema.properties, ...more }
  return JSON.stringify({ ...soundForm, texts: {}, schema: { ...schema, title, properties } })
}

function pictureOf(name: string) {
  return { name, mimeType: 'image/png', buffer: pngOf(640, 400) }
}

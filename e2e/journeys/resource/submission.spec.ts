import type { Locator } from '@playwright/test'
import { badFlows } from '../../../server/test/bad-files/flows.ts'
import { badForms } from '../../../server/test/bad-files/forms.ts'
import { badPackages } from '../../../server/test/bad-files/packages.ts'
import { badPortals } from '../../../server/test/bad-files/portals.ts'
import { badSchedules } from '../../../server/test/bad-files/schedules.ts'
import { soundFlow, soundForm } from '../../../server/test/bad-files/sound-files.ts'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { expect, test, visit } from '../../journey.ts'
import { signIn } from '../../people.ts'
import { wordsOf } from '../../words.ts'

const translate = wordsOf('zh-CN')
/** Looking inside a file is a job of its own, and others may be before it. */
test.setTimeout(240_000)
test.beforeEach(async ({ page }) => {
  await signIn(page, 'common')
})

test('a flow goes from the dialog into review [UPL-01]', async ({ page }) => {
  await visit(page, '/person-center')
  await page.getByRole('button', { name: '上传资源' }).click()
  const dialog = page.getByRole('dialog', { name: '上传资源' })
  await expect(dialog.getByRole('radio')).toHaveCount(7)

  await drop(dialog, 'glaze-store.bpmn', soundFlow.replace('Seal request', 'Count of the glaze store'))
  await expect(dialog.getByRole('radio', { name: '流程' })).toBeChecked()
  await dialog.getByLabel('名称').fill('琉璃仓盘点')
  await dialog.getByLabel('10.1').check()
  await dialog.getByLabel('说明').fill('月末盘点琉璃仓时使用。')
  await expectNoA11yViolations(page)
  await dialog.getByRole('button', { name: '提交审核' }).click()

  await expect(page.getByRole('row', { name: /琉璃仓盘点/ })).toContainText('审核中')
  await page.getByRole('link', { name: '查看 琉璃仓盘点' }).click()
  await expect(page.getByRole('radio', { name: '流程' })).toBeChecked()
  await expect(page.getByRole('cell', { name: '部门审核' }).first()).toBeVisible()

  await page.getByRole('button', { name: '撤回' }).click()
  await expect(page.getByRole('button', { name: '提交审核' })).toBeVisible()
})

test('a phone number inside must be confirmed, and what was written is still there after a reload', async ({
  page,
}) => {
  const reason = { type: 'string', title: '事由', description: '有疑问请拨 13812345678' }
  const { schema } = soundForm
  const form = { ...soundForm, texts: {}, schema: { ...schema, properties: { ...schema.properties, reason } } }
  await visit(page, '/upload-center?type=form')
  await expect(page.getByRole('radio', { name: '表单' })).toBeChecked()
  await drop(page.getByRole('main'), 'kiln-visit.json', JSON.stringify(form))

  const report = page.getByRole('region', { name: '检查结果' })
  await expect(report).toContainText('疑似手机号，共 1 处')
  await expect(report.getByText('form.json').or(report.getByText('kiln-visit.json')).first()).toBeVisible()
  const field = (name: string) => page.getByRole('region', { name: '资料' }).getByLabel(name)
  await field('名称').fill('窑址参观登记')
  await field('说明').fill('参观窑址的人先在这里登记。')
  await field('10.2').check()
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await expectNoA11yViolations(page)

  await page.reload()
  await expect(field('说明')).toHaveValue('参观窑址的人先在这里登记。')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(translate('person_center:submission.unsettled'))).toBeVisible()

  await report.getByLabel(translate('person_center:submission.confirm.private_data')).click()
  await expect(report.getByText('全部通过')).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('审核中', { exact: true })).toBeVisible()
})

test('five bad files each end in a clear sentence, and the page stays whole', async ({ page }) => {
  const bad = [
    [badFlows, 'cut off'],
    [badForms, 'references that lead round in a circle'],
    [badSchedules, 'UTF-16'],
    [badPortals, 'binary'],
    [badPackages, 'a picture'],
  ] as const

  for (const [files, about] of bad) {
    const file = files.find((one) => one.about === about)
    if (!file) throw new Error(`no bad file is called ${about}`)
    await visit(page, '/upload-center')
    await drop(page.getByRole('main'), file.file_name, await file.bytes())

    const report = page.getByRole('region', { name: '检查结果' })
    const [wrong = ''] = file.wrong
    const [sentence = ''] = translate(`person_center:check.${wrong}`, { line: '\n' }).split('\n').slice(-1)
    await expect(report).toContainText(sentence)
    await expect(report).toContainText(/\d+ 项需修改/)
    await expect(page.getByRole('button', { name: '删除草稿' })).toBeEnabled()
  }
})

test('a draft that is not there says so and shows the way back', async ({ page }) => {
  await visit(page, '/upload-center?submission=999999999')

  await expect(page.getByRole('heading', { name: '无法打开这份草稿' })).toBeVisible()
  await page.getByRole('link', { name: '返回上传中心' }).click()
  await expect(page.getByRole('heading', { name: '我的资源' })).toBeVisible()
})

async function drop(place: Locator, name: string, content: string | Buffer) {
  const buffer = Buffer.from(content)
  await place.getByLabel('选择文件').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

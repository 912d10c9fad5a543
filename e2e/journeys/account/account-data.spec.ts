import { accountOf, enter, givenPerson } from '../../account.ts'
import { expect, test } from '../../journey.ts'

test('everything kept about oneself comes as a zip', async ({ page }) => {
  await enter(page, await givenPerson())
  const { row, section } = accountOf(page)

  await row('data', '导出').getByRole('button').click()
  const ready = section('data').getByRole('button', { name: /^下载/ })
  await expect(ready).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
})

test('erasure is asked for with the name typed by hand, has a date, and is cancelled', async ({ page }) => {
  await enter(page, await givenPerson())
  const { row, dialog, button, section, toast } = accountOf(page)

  await row('data', '注销账号').getByRole('button').click()
  await expect(button('person_center:erasure.ask')).toBeDisabled()
  await dialog.getByRole('radio', { name: '全部撤下，不再公开' }).check()
  await dialog.getByRole('textbox').fill('听松')
  await button('person_center:erasure.ask').click()
  await expect(section('data')).toContainText(/账号将于 (\d+ 年 )?\d+ 月 \d+ 日删除/)

  await section('data').getByRole('button', { name: '取消注销' }).click()
  await expect(toast('person_center:erasure.kept')).toBeVisible()
  await expect(row('data', '注销账号')).toBeVisible()
})

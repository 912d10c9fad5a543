import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { wordsOf } from '../../words.ts'

const translate = wordsOf('zh-CN')

test('staff find failed sign-ins by network and by full name [MGT-106]', async ({ page }) => {
  const network = `198.51.100.${1 + Math.floor(Math.random() * 250)}`
  const user_id = await userIdOf('common')
  await withDb((db) =>
    sql`insert into sign_in (user_id, way, outcome, network) values
      (${user_id}, 'password', 'refused', ${network}), (${user_id}, 'password', 'signed_in', ${network})`.execute(db),
  )
  await signInAs(page, await userIdOf('administrator'))

  await visit(page, '/management/sign-in-log')
  await page.getByRole('searchbox', { name: translate('management:sign_in_log.keyword') }).fill(network)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: network })).toHaveCount(2)
  await page.getByRole('button', { name: translate('management:list.filter') }).click()
  await page.getByRole('button', { name: translate('management:sign_in_log.filter.outcome') }).click()
  await page.getByRole('checkbox', { name: translate('management:sign_in_log.outcome.refused') }).check()
  await expect(page.getByRole('row').filter({ hasText: network })).toHaveCount(1)
  await expectNoA11yViolations(page)

  await page.getByRole('searchbox').fill('没有这个人')
  await page.keyboard.press('Enter')
  await expect(page.getByText(translate('management:list.nothing'))).toBeVisible()
})

test('a job that failed every time is put back with a reason, which the audit log keeps [MGT-107]', async ({
  page,
}) => {
  const reason = `邮件服务器已恢复 ${Date.now()}`
  await withDb((db) =>
    sql`insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
      values ('dead', '{}', 'session.sweep', gen_random_uuid(), now(), 5, ${JSON.stringify({ message: reason })})`.execute(
      db,
    ),
  )
  await signInAs(page, await userIdOf('administrator'))

  await visit(page, '/management/dead-jobs')
  const row = page.getByRole('row').filter({ hasText: reason })
  await expect(row).toContainText('session.sweep')
  await expectNoA11yViolations(page)
  await row.getByRole('button', { name: translate('management:dead_jobs.retry') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: translate('management:dead_jobs.retry') }).click()
  await expect(row).toHaveCount(0)

  await visit(page, '/management/audit-log')
  const done = page.getByRole('row').filter({ hasText: reason })
  await done.getByRole('link', { name: 'POST /api/management/dead-jobs/retry' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText(reason)
  await expect(drawer.getByRole('columnheader', { name: translate('management:audit_log.after') })).toBeVisible()
  await expectNoA11yViolations(page)
})

test('the health page shows the state of each dependency and the running versions [MGT-107]', async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))

  await visit(page, '/management/health')

  const database = page
    .getByRole('listitem')
    .filter({ hasText: translate('management:health.part.database') })
    .first()
  await expect(database).toContainText(
    new RegExp(`${translate('management:health.state.works')}|${translate('management:health.state.slow')}`),
  )
  await expect(page.getByText(process.versions.node)).toBeVisible()
  await expectNoA11yViolations(page)
})

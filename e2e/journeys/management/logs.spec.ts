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
  const done = page.getByRole('listitem').filter({ hasText: reason })
  await expect(done).toContainText('重试了 1 个失败的任务')
  await expect(page.getByRole('main')).not.toContainText('/api/')
  await expectNoA11yViolations(page)
  await done.getByRole('link', { name: '查看详情' }).click()
  const drawer = page.getByRole('dialog', { name: /重试了 1 个失败的任务/ })
  await expect(drawer).toContainText(reason)
  const route = drawer.getByText('POST /api/management/dead-jobs/retry')
  await expect(route).toBeHidden()
  await drawer.getByText('技术细节').click()
  await expect(route).toBeVisible()
  await expectNoA11yViolations(page)
})

test('the audit log is narrowed by person, action and kind, and read on by days [MGT-135] [MGT-136]', async ({
  page,
}) => {
  const name = `渡口${crypto.randomUUID().slice(0, 8)}`
  const tag_id = 1 + Math.floor(Math.random() * 1_000_000_000)
  const user_id = await withDb(async (db) => {
    const { rows } = await sql<{ user_id: number }>`
      insert into account (user_name) values (${name}) returning user_id`.execute(db)
    const person = rows[0]?.user_id ?? 0
    await sql`
      insert into audit (user_id, screen, call, subject, subject_id, before, after, network, request_id, created_at)
      select ${person}, 'tags', 'PUT /api/management/tags/{tag_id}', 'tag', ${tag_id}::bigint + n,
        '{"name": {"zh-CN": "旧名"}}', '{"name": {"zh-CN": "新名"}}', '203.0.113.7', gen_random_uuid(),
        now() - n * interval '1 minute'
      from generate_series(1, 25) as n`.execute(db)
    await sql`
      insert into audit (user_id, screen, call, subject, subject_id, after, network, request_id)
      values (${person}, 'categories', 'POST /api/management/scenes', 'scene', ${tag_id},
        '{"name": {"zh-CN": "新分类"}}', '203.0.113.7', gen_random_uuid())`.execute(db)
    return person
  })
  await signInAs(page, await userIdOf('administrator'))
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: name })

  await visit(page, `/management/audit-log?user_id=${user_id}`)
  await expect(lines).toHaveCount(20)
  await page.getByRole('button', { name: '继续加载' }).click()
  await expect(lines).toHaveCount(26)
  await expect(page.getByRole('heading', { name: /^(今天|昨天)/ }).first()).toBeVisible()

  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByRole('button', { name: '动作' }).click()
  await page.getByRole('checkbox', { name: '新建', exact: true }).check()
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('新建了分类“新分类”')
})

test('the drawer of a record has its history, with what it was before [MGT-138]', async ({ page }) => {
  const name = `对账${crypto.randomUUID().slice(0, 8)}`
  const tag_id = await withDb(async (db) => {
    const { rows } = await sql<{ tag_id: number }>`
      insert into tag (code, name) values (${name}, ${JSON.stringify({ 'zh-CN': name })}) returning tag_id`.execute(db)
    return rows[0]?.tag_id ?? 0
  })
  await signInAs(page, await userIdOf('administrator'))

  await visit(page, `/management/tags?open=${tag_id}`)
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('textbox', { name: '简体中文' }).fill(`${name}单`)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toHaveCount(0)
  await visit(page, `/management/tags?open=${tag_id}`)
  const renamed = page.getByRole('dialog', { name: `${name}单` })
  await renamed.getByRole('tab', { name: '变更记录' }).click()

  await expect(renamed.getByRole('tabpanel').getByRole('listitem')).toContainText(
    `的名称（简体中文）由 ${name} 改为 ${name}单`,
  )
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

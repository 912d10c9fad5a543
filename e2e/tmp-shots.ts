import { chromium } from '@playwright/test'
import { sql } from 'kysely'
import { givenPerson } from './account.ts'
import { executablePath } from './browser.ts'
import { everyId, givenStaff } from './given/staff.ts'
import { givenSubmissions, someOfEach } from './given/submissions.ts'
import { signInAs } from './people.ts'
import { address, withDb } from './portal.ts'

const only = process.argv.slice(2)
const author = await givenPerson({ user_name: '青禾' })
const reviewer = await givenStaff(everyId)
const flow = await withDb(async (db) => {
  await sql`update account set user_name = '北窗' where user_id = ${reviewer}`.execute(db)
  const { rows } = await sql<{ version_id: number; item_id: number }>`
    with one as (select v.*, i.title as t from resource_version v join item i on i.item_id = v.item_id
      where v.type = 'flow' and v.published_at is not null and v.package_id is not null order by v.version_id limit 1),
    named as (insert into file (user_id, blob_id, file_name, kind, claimed_at) select ${author}, f.blob_id, 'nongmang.zip', 'resource', now() from one join file f on f.file_id = one.package_id returning file_id)
    insert into resource_version (user_id, item_id, file_id, type, state, described, inside, checks, submitted_at)
    select ${author}, one.item_id, named.file_id, 'flow', 'changes_asked',
      jsonb_build_object('title', t, 'version', '9.0.0', 'summary', '{"zh-CN": "按作业组轮转，雨天顺延。"}'::jsonb, 'changes', '{"zh-CN": "新增夜班"}'::jsonb),
      inside, '[{"name":"private_data","outcome":"confirm","message":"private_data.mobile","values":{"count":1},"places":[{"path":"form.json","at":"12","excerpt":"138****0000"}]},{"name":"format","outcome":"passed","message":"format.passed","values":{},"places":[]},{"name":"description","outcome":"wrong","message":"description.missing_description","values":{},"places":[]}]', now() from one, named returning version_id, item_id`.execute(
    db,
  )
  const id = rows[0]?.version_id ?? 0
  await sql`insert into review_decision (version_id, decision, reason, text, decided_by, refers_to, created_at) values (${id}, 'ask_changes', 'private_data', '轮转规则写得清楚。两处请改：截图里的手机号；说明里补一句班制。', ${reviewer}, '{field.screenshot_ids,field.summary}', now() - interval '1 day')`.execute(
    db,
  )
  await sql`insert into review_message (version_id, user_id, is_reviewer, text, created_at) values (${id}, ${author}, false, '是两班制，农忙时临时加夜班。夜班要不要单独出一份？', now() - interval '23 hours'), (${id}, ${reviewer}, true, '不用，写在说明里就行。改完直接提交，我今天在，会先看你这份。', now() - interval '22 hours')`.execute(
    db,
  )
  return id
})
await givenSubmissions(author, someOfEach)
await withDb((db) =>
  sql`update resource_version set item_id = (select item_id from resource_version r where r.user_id = ${author} and state = 'published' limit 1) where user_id = ${author} and state = 'draft' and described #>> '{title,zh-CN}' = '验收报告'`.execute(
    db,
  ),
)
const sizes = [
  { name: '1440', width: 1440, height: 900, locale: 'zh-CN', dark: false, touch: false },
  { name: '1020', width: 1020, height: 800, locale: 'en-GB', dark: true, touch: false },
  { name: '834', width: 834, height: 1112, locale: 'zh-TW', dark: false, touch: true },
  { name: '390', width: 390, height: 844, locale: 'zh-CN', dark: true, touch: true },
]
const pages = [
  { name: 'one', who: author, path: `/upload-center?submission=${flow}` },
  { name: 'mine', who: author, path: '/person-center' },
  { name: 'centre', who: author, path: '/upload-center' },
  { name: 'review', who: reviewer, path: `/management/review?open=resource-${flow}` },
  { name: 'notice', who: author, path: '/person-center/person-notice' },
]
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
for (const size of sizes) {
  for (const one of pages) {
    if (only.length > 0 && !only.includes(one.name) && !only.includes(`${one.name}-${size.name}`)) continue
    const context = await browser.newContext({
      baseURL: address,
      viewport: size,
      locale: size.locale,
      timezoneId: 'Asia/Shanghai',
      colorScheme: size.dark ? 'dark' : 'light',
      hasTouch: size.touch,
      isMobile: size.touch,
      extraHTTPHeaders: { 'x-forwarded-for': '10.1.2.3' },
    })
    const page = await context.newPage()
    page.on('console', (line) => line.type() === 'error' && console.log(one.name, size.name, line.text()))
    await signInAs(page, one.who)
    await page.goto(one.path)
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/th/${one.name}-${size.name}.png`, fullPage: true })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    console.log(one.name, size.name, 'overflow', wide)
    await context.close()
  }
}
await browser.close()
console.log(flow)

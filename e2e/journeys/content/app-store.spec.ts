import { decideInstallation } from '@atrium/server/areas/app/app.installation-decide'
import { decideAppSubmission } from '@atrium/server/areas/app/submission/submission.decide'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { addressOf } from '../../address-of.ts'
import { expect, test, visit } from '../../journey.ts'
import { signIn } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { passApprovalDelay } from '../../review.ts'

const main = (page: Page) => page.getByRole('main')
const state = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text })
const request = (page: Page) => main(page).getByRole('region', { name: '我的安装申请' })

/** What an administrator of the office system does; the screen for it belongs to management. */
async function decide(address: string, state: 'accepted' | 'installed', answer: string) {
  const item_id = Number(address.split('/').at(-1))
  await withDb((db) =>
    db.transaction().execute(async (tx) => {
      const administrator = await tx
        .selectFrom('account')
        .select('user_id')
        .where('email', '=', 'beichuang@example.com')
        .executeTakeFirstOrThrow()
      const asked = await tx
        .selectFrom('app_installation')
        .select('installation_id')
        .where('item_id', '=', item_id)
        .where('state', 'in', ['requested', 'accepted'])
        .executeTakeFirstOrThrow()
      await decideInstallation(tx, administrator, asked.installation_id, { state, answer })
    }),
  )
}

type InstallationOutcome = Parameters<typeof decideAppSubmission>[3]

async function review(submission_id: number, decided: InstallationOutcome) {
  await withDb((db) =>
    db.transaction().execute(async (tx) => {
      const administrator = await tx
        .selectFrom('account')
        .select('user_id')
        .where('email', '=', 'beichuang@example.com')
        .executeTakeFirstOrThrow()
      await decideAppSubmission(tx, administrator, submission_id, decided)
    }),
  )
  await withDb((db) => passApprovalDelay(db, 'app_version_id', submission_id))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, mayPrint: /preloaded using link preload but not used/ })

  test('the store is complete: counted filters, apps that lead on, pages [RT-11]', async ({ page }) => {
    await page.goto('/app-store')

    await expect(main(page).getByRole('status')).toHaveText('共 24 个')
    await expect(main(page).getByRole('group', { name: '分类' }).getByText('财务与票据')).toBeVisible()
    await expect(main(page).getByRole('heading', { name: '发票识别：报销单自己填好' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^获取/ })).toHaveCount(8)

    await main(page).getByRole('link', { name: '发票识别', exact: true }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('发票识别')
  })

  test('an app says what it may do, what leaves the network and which version works where [RT-11]', async ({
    page,
  }) => {
    await page.goto(await addressOf('app-a2'))

    for (const heading of ['介绍', '所需权限', '哪些数据会离开你的网络', '版本与适用产品', '评价']) {
      await expect(main(page).getByRole('heading', { name: heading, exact: true })).toBeVisible()
    }
    await expect(main(page).getByText('填写表单数据')).toBeVisible()
    await expect(main(page).getByText('read.example.com')).toBeVisible()
    const old = main(page).getByRole('row', { name: /^3\.6\.0/ })
    await expect(old.getByRole('cell').nth(1)).toHaveText('适用')
    await expect(old.getByRole('cell').nth(4)).toHaveText('不适用')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/app-store\/\d+$/)
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /lang=en/)
    expect(await page.locator('script[type="application/ld+json"]').innerHTML()).toContain('"SoftwareApplication"')

    await main(page).getByRole('link', { name: '扩展产品组', exact: true }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('扩展产品组')
    await expect(main(page).getByRole('link', { name: '电子印章', exact: true })).toBeVisible()
  })
})

test('a choice beside the list changes the address, and going back takes it away [RT-04]', async ({ page }) => {
  await visit(page, '/app-store')
  await main(page)
    .getByRole('checkbox', { name: /会议与日程/ })
    .check()

  await expect(main(page).getByRole('status')).toHaveText('共 3 个')
  await expect(page).toHaveURL(/category=\d+/)
  await main(page).getByRole('checkbox', { name: /按年/ }).check()
  await expect(main(page).getByRole('status')).toHaveText('共 2 个')
  await page.goBack()
  await expect(main(page).getByRole('status')).toHaveText('共 3 个')
  await main(page).getByRole('searchbox').fill('纪要')
  await main(page).getByRole('searchbox').press('Enter')
  await expect(main(page).getByRole('status')).toHaveText('共 1 个')
})

test('a member sees in the list what is installed, asks for an app, follows every step, and rates it', async ({
  page,
}) => {
  const address = await addressOf('stand-in')
  await signIn(page, 'common')
  await visit(page, '/app-store?order=installed')
  const rowOf = (name: string) => main(page).getByRole('listitem').filter({ hasText: name })
  await expect(rowOf('电子印章').getByText('已安装')).toBeVisible()
  await expect(rowOf('短信通道').getByRole('link', { name: /^更新/ })).toBeVisible()
  await expect(rowOf('发票识别').getByRole('link', { name: /^获取/ })).toBeVisible()

  await visit(page, '/app-store?q=代理审批')
  await main(page).getByRole('link', { name: '获取“代理审批”' }).click()

  const dialog = page.getByRole('dialog', { name: '申请安装“代理审批”' })
  await dialog.getByLabel('你们的产品版本').selectOption('10.1')
  await dialog.getByLabel('用来做什么').fill('销售部出差多')
  await dialog.getByRole('button', { name: '送出申请' }).click()
  await expect(request(page)).toContainText('已申请')
  await expect(request(page)).toContainText('等管理员处理')

  await decide(address, 'accepted', '周五安装')
  await page.reload()
  await expect(request(page)).toContainText('管理员答复：周五安装')
  await decide(address, 'installed', '')
  await page.reload()
  await expect(request(page)).toContainText('版本 1.3.0 已安装到 10.1')

  await main(page).getByRole('button', { name: '写评价' }).click()
  const rating = page.getByRole('dialog', { name: '写评价' })
  await rating.getByRole('radio').first().check()
  await rating.getByRole('textbox').fill('到期自动收回，放心。')
  await rating.getByRole('button', { name: '提交' }).click()
  await expect(main(page).getByText('到期自动收回，放心。')).toBeVisible()
})

test('an app is described, handed in, sent back with a reason, and published', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'official')
  await visit(page, '/app-store/submit')
  await main(page).getByLabel('对外的名称').fill('云岐小店')
  await main(page).getByLabel('一段介绍').fill('做门口的事。')
  await main(page).getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await main(page).getByRole('button', { name: '新建应用' }).click()
  await expect(state(page, '草稿，只有你看得到')).toBeVisible()

  await main(page).getByLabel(/^名称/).fill('琉璃门禁')
  await main(page).getByLabel('一句话介绍').fill('来访先登记，门口自己开。')
  await main(page).getByLabel(/^介绍/).fill('访客单通过后，门禁在约定时段内放行。')
  await main(page).getByLabel('分类').selectOption('组织与身份')
  await main(page).getByLabel('费用').selectOption('免费')
  await main(page).getByLabel(/^版本/).fill('1.0.0')
  await main(page).getByLabel('10.2').check()
  await main(page).getByLabel('查看表单数据').check()
  await main(page).getByRole('button', { name: '提交审核' }).click()
  await expect(main(page).getByText('有权限没有写明原因')).toBeVisible()
  await main(page).getByLabel('“查看表单数据”的原因').fill('读取已通过的访客单')
  await main(page).getByRole('button', { name: '提交审核' }).click()
  await expect(main(page).getByText('请说明哪些数据会离开网络')).toBeVisible()
  await expect(main(page).getByRole('alert')).toContainText('还不能提交')
  await expectNoA11yViolations(page)

  await main(page).getByLabel('没有数据离开你的网络').check()
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><path d="M0 0h9v9z"/></svg>',
  )
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'door.svg', mimeType: 'image/svg+xml', buffer: bytes })
  await expect(main(page).getByLabel('第 1 张截图的说明')).toHaveValue('door')
  await main(page).getByRole('button', { name: '提交审核' }).click()
  await expect(state(page, '已提交，等待审核')).toBeVisible()

  const submission_id = Number(new URL(page.url()).searchParams.get('submission'))
  await review(submission_id, {
    decision: 'ask_changes',
    reason: 'unclear_description',
    text: '请写明支持哪些门禁机',
    refers_to: [],
  })
  await page.reload()
  await expect(main(page).getByText(/^审核意见：.*请写明支持哪些门禁机/)).toBeVisible()
  await main(page).getByLabel(/^介绍/).fill('访客单通过后放行，支持常见的局域网门禁机。')
  await main(page).getByRole('button', { name: '提交审核' }).click()
  await expect(state(page, '已提交，等待审核')).toBeVisible()
  await review(submission_id, { decision: 'publish', reason: null, text: '', refers_to: [] })

  await page.reload()
  await main(page).getByRole('link', { name: '查看应用' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('琉璃门禁')
  await expect(main(page).getByText('读取已通过的访客单')).toBeVisible()
  await expect(main(page).getByRole('img', { name: 'door' })).toBeVisible()
  await main(page).getByRole('link', { name: '云岐小店' }).first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('云岐小店')
  await review(submission_id, { decision: 'withdraw', reason: 'authors_wish', text: '只是试一试', refers_to: [] })
})

test('on a phone an app and its publisher need no horizontal scrolling and have no accessibility violations in either theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, await addressOf('app-a2'))
  for (const shown of [main(page).getByText('read.example.com'), main(page).getByRole('table')]) {
    await shown.scrollIntoViewIfNeeded()
    const box = await shown.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(390)
  }
  await expectFits(page)

  await main(page).getByRole('link', { name: '扩展产品组', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('扩展产品组')
  await expectFits(page)
})

async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoA11yViolationsInBothThemes(page)
}

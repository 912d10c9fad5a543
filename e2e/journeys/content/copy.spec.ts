import type { Page } from '@playwright/test'
import { enter, givenPerson } from '../../account.ts'
import { addressOf } from '../../address-of.ts'
import { givenArticle } from '../../given/article.ts'
import { idOfVideo } from '../../given/film.ts'
import { expect, someOf, test, visit } from '../../journey.ts'
import { withDb } from '../../portal.ts'

/** As browsers behave on http:// in an intranet: neither the Clipboard API nor the share sheet is there. */
async function onIntranet(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['clipboard', 'share']) Object.defineProperty(navigator, name, { value: undefined })
  })
}

/** Another page of the same browser has the Clipboard API, and reads what was copied. */
async function copiedText(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read'])
  const reader = await page.context().newPage()
  await reader.goto('/robots.txt')
  await reader.bringToFront()
  const text = await reader.evaluate(() => navigator.clipboard.readText())
  await reader.close()
  return text
}

async function givenProject(user_id: number): Promise<number> {
  return withDb(async (db) => {
    const { project_id } = await db
      .insertInto('project')
      .values({ title: '内网项目', summary: '' })
      .returning('project_id')
      .executeTakeFirstOrThrow()
    await db.insertInto('project_member').values({ project_id, user_id, role: 'owner' }).execute()
    return project_id
  })
}

interface CopyButton {
  name: string
  open: (page: Page) => Promise<void>
  button: RegExp
  copied: RegExp
  done: RegExp
  /** Where it cannot be copied it is shown selected: cards.spec.ts. */
  isShown?: boolean
}

const places: CopyButton[] = [
  {
    name: 'the address of a resource',
    open: async (page) => visit(page, await addressOf('hetong-7')),
    button: /^分享$/,
    copied: /\/resource\/flow\/\d+$/,
    done: /^链接已复制$/,
    isShown: true,
  },
  {
    name: 'the checksum of a resource',
    open: async (page) => visit(page, await addressOf('hetong-7')),
    button: /^复制 SHA-256$/,
    copied: /^[0-9a-f]{64}$/,
    done: /^校验值已复制$/,
  },
  {
    name: 'the address of a video',
    open: async (page) => visit(page, `/video/${await idOfVideo('contract-approval-import')}`),
    button: /^分享$/,
    copied: /\/video\/\d+/,
    done: /链接已复制/,
    isShown: true,
  },
  {
    name: 'the checksum of a download',
    open: (page) => visit(page, '/download'),
    button: /^复制 .*SHA-256/,
    copied: /^[0-9a-f]{64}$/,
    done: /^已复制 .*SHA-256$/,
  },
  {
    name: 'code in an article',
    open: async (page) => {
      const { article_id } = await givenArticle({ title: '内网复制', body: '```json\n{ "mode": "any" }\n```\n' })
      await visit(page, `/knowledge/article/${article_id}`)
    },
    button: /^复制$/,
    copied: /^\{ "mode": "any" \}\n$/,
    done: /^代码已复制$/,
  },
  {
    name: 'the link of a shared project, in a dialog',
    open: async (page) => {
      const me = await givenPerson()
      await enter(page, me, `/project/${await givenProject(me)}`)
      await page.getByRole('button', { name: '生成链接' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click()
    },
    button: /^复制$/,
    copied: /\/p\/[\w-]+$/,
    done: /^链接已复制$/,
  },
]

for (const { name, open, button, copied, done, isShown } of someOf(places, 3)) {
  test(`a person on an http intranet copies ${name}`, async ({ page }) => {
    await onIntranet(page)
    await open(page)

    await page.getByRole('button', { name: button }).first().click()

    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
    expect(await copiedText(page)).toMatch(copied)
  })

  if (isShown) continue
  test(`a message is shown when the browser does not copy ${name}`, async ({ page }) => {
    await onIntranet(page)
    await page.addInitScript(() => {
      document.execCommand = () => false
    })
    await open(page)

    await page.getByRole('button', { name: button }).first().click()

    await expect(page.getByText('复制失败，请选中内容后手动复制')).toBeVisible()
  })
}

import type { Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { givenArticle } from '../../given/article.ts'
import { at, expect, headerOf, test, visit } from '../../journey.ts'
import { longestTask } from '../../longest-task.ts'
import { signIn } from '../../people.ts'

const countersigning = '会签、或签与依次审批'

test.describe('reading', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the knowledge panel opens a type with its tree in a new window [HDR-06a]', async ({ page, context }) => {
    await visit(page, '/')
    await page.setViewportSize({ width: 1680, height: 900 })
    const { entry, panel } = headerOf(page)
    await entry('知识库').hover()

    const opened = context.waitForEvent('page')
    await panel.getByRole('link', { name: /流程引擎/ }).click()
    const window = await opened

    await expect(window).toHaveURL(/\/knowledge\/detail\/\d+$/)
    await expect(window.getByRole('tree').first().getByRole('treeitem', { name: /节点/ })).toBeVisible()
    await expect(window.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('流程引擎')
  })

  test('from a type to an article: the way here, how long, for which versions, what goes with it', async ({ page }) => {
    await openArticle(page, countersigning)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(countersigning)
    await expect(main.getByRole('navigation', { name: '当前位置' })).toContainText('流程引擎')
    await expect(main).toContainText(/\d+ 分钟/)
    await expect(main).toContainText('适用 10.0 – 10.2')
    await expect(page.getByRole('treeitem', { name: countersigning })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { name: '拿来就用' })).toBeVisible()
  })

  test('contents mark the section that is being read', async ({ page }) => {
    await openArticle(page, countersigning)
    const contents = page.getByRole('navigation', { name: '本页内容' })
    const last = contents.getByRole('link').last()
    await expect(contents.getByRole('link').first()).toHaveAttribute('aria-current', 'location')

    await last.click()
    await page.mouse.wheel(0, 4_000)

    await expect(last).toHaveAttribute('aria-current', 'location')
  })

  test('previous and next follow the reading order', async ({ page }) => {
    await openArticle(page, countersigning)
    const neighbours = page.getByRole('navigation', { name: '前后文章' })
    const next = await neighbours
      .getByRole('link', { name: /下一篇/ })
      .locator('b')
      .innerText()

    await neighbours.getByRole('link', { name: /下一篇/ }).click()

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(next)
    await expect(neighbours.getByRole('link', { name: /上一篇/ })).toContainText(countersigning)
  })

  test('the tree is gone through by arrows, Home, End and letters, and Enter opens', async ({ page }) => {
    await openArticle(page, countersigning)
    const tree = page.getByRole('tree').first()
    const branch = tree.getByRole('treeitem', { expanded: true }).first()
    await tree.getByRole('treeitem', { name: countersigning }).focus()

    await page.keyboard.press('ArrowLeft')
    await expect(branch).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tree.getByRole('treeitem', { name: countersigning })).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tree.getByRole('treeitem', { level: 2 }).first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(tree.getByRole('treeitem').last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tree.getByRole('treeitem').first()).toBeFocused()

    // Letters: what an input method writes reaches fields only, so this is for names that begin with Latin ones.
    await visit(page, `${new URL(page.url()).pathname}?lang=en`)
    await tree.getByRole('treeitem').first().focus()
    await page.keyboard.type('all, a')
    await expect(tree.getByRole('treeitem', { name: 'All, any, or one after another' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/knowledge\/article\/\d+$/)
  })

  test('words are searched within the type', async ({ page }) => {
    await openArticle(page, countersigning)

    await page.getByRole('searchbox', { name: '在流程引擎中搜索' }).fill('会签')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/knowledge\/detail\/\d+\?keyword=/)
    await expect(page.getByRole('main').getByRole('link', { name: countersigning })).toBeVisible()
  })

  test('a visitor says that it did not help, and why', async ({ page }) => {
    await openArticle(page, countersigning)
    const opinion = page.getByRole('region', { name: '这篇文章解决了你的问题吗？' })

    await opinion.getByRole('button', { name: '没解决' }).click()
    await opinion.getByRole('radio', { name: '缺了步骤或条件' }).check()
    await opinion.getByRole('textbox').fill('没有说加签怎么办')
    await opinion.getByRole('button', { name: '发送' }).click()

    await expect(opinion).toContainText('已收到，谢谢')
  })

  test.describe('a failing call', () => {
    test.use({ mayPrint: /Failed to load resource|ERR_FAILED/ })

    test('the question stays when the answer is lost, and can be answered again', async ({ page }) => {
      await openArticle(page, countersigning)
      const opinion = page.getByRole('region', { name: '这篇文章解决了你的问题吗？' })
      await page.route('**/opinions', (route) => route.abort())

      await opinion.getByRole('button', { name: '解决了' }).click()
      await expect(opinion.getByRole('button', { name: '解决了' })).toBeEnabled()
      await page.unroute('**/opinions')
      await opinion.getByRole('button', { name: '解决了' }).click()

      await expect(opinion).toContainText('已收到，谢谢')
    })
  })

  test('code is copied by a button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { article_id } = await givenArticle({ title: '复制', body: '```json\n{ "mode": "countersign" }\n```\n' })
    await visit(page, `/knowledge/article/${article_id}`)

    await page.getByRole('button', { name: '复制' }).click()

    await expect(page.getByText('代码已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{ "mode": "countersign" }\n')
  })

  test('the history shows what a version changed', async ({ page }) => {
    await openArticle(page, countersigning)

    await page.getByRole('link', { name: '历史版本' }).click()

    await expect(page.getByRole('list', { name: '已发布的版本' }).getByRole('link').first()).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('region', { name: '差异' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is whole: text, tree, contents, neighbours, and what search engines read [RT-11]', async ({
    page,
  }) => {
    const { article_id } = await givenArticle({
      title: '没有脚本',
      body: '## 第一节\n\n> [!WARNING]\n> 小心。\n\n| 方式 | 何时通过 |\n|---|---|\n| 会签 | 全部同意 |\n\n## 第二节\n\n正文。\n',
      beside: ['后一篇'],
    })

    await page.goto(`/knowledge/article/${article_id}`)

    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('第一节')
    await expect(page.getByRole('note')).toHaveText('小心。')
    await expect(page.getByRole('cell', { name: '全部同意' })).toBeVisible()
    await expect(page.getByRole('treeitem', { name: '后一篇' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '本页内容' }).getByRole('link')).toHaveText(['第一节', '第二节'])
    await expect(page.getByRole('link', { name: /下一篇/ })).toContainText('后一篇')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/knowledge/article/${article_id}$`),
    )
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', '先看结论。')
    const described = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
    expect(described['@graph'].map((one: { '@type': string }) => one['@type'])).toEqual([
      'BreadcrumbList',
      'TechArticle',
    ])
  })
})

test.describe('the first page of the knowledge base without scripts', () => {
  test.use({ javaScriptEnabled: false, mayPrint: /preloaded using link preload but not used/ })

  test('lists what is read most, and searches all articles [KNW-02] [RT-11]', async ({ page }) => {
    await page.goto(at('/knowledge'))
    const main = page.getByRole('main')
    const read = main.getByRole('list', { name: '阅读最多' }).getByRole('listitem')
    await expect(read).toHaveCount(6)
    const figures = (await read.locator('small').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
    expect(figures).toEqual(figures.toSorted((one, other) => other - one))

    await main.getByRole('searchbox', { name: '搜索知识库' }).fill('会签')
    await page.keyboard.press('Enter')

    await page.waitForURL(/\/search\?kind=article&q=/)
    await expect(main.getByRole('link', { name: countersigning }).first()).toBeVisible()
  })
})

test('the Markdown of an article has an address', async ({ request }) => {
  const { article_id } = await givenArticle({ title: '原文', body: '## 一节\n\n- 一\n- 二\n' })

  const answer = await request.get(`/knowledge/article/${article_id}.md`)

  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  expect(await answer.text()).toContain('## 一节\n\n- 一\n- 二\n')
})

test('hostile Markdown stays text: nothing runs, nothing opens, nothing is fetched from elsewhere', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  const dialogs: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const { article_id } = await givenArticle({ title: '敌意', body: hostile.join('\n\n') })

  await visit(page, `/knowledge/article/${article_id}`)
  for (const link of await page.getByRole('main').locator('article a, div a').all()) {
    const address = await link.getAttribute('href')
    expect(address ?? '').toMatch(/^(\/(?!\/)|#|https?:\/\/|mailto:)/)
  }

  expect(await page.evaluate(() => 'ranByMarkdown' in window)).toBe(false)
  expect(dialogs).toEqual([])
  expect(asked.filter((address) => !address.startsWith(baseURL ?? '') && !/^(data|blob):/.test(address))).toEqual([])
  expect(
    await page
      .locator(
        'main :is(script:not([type="application/ld+json"]), iframe, object, embed, form, style, svg[onload], [onerror])',
      )
      .count(),
  ).toBe(0)
})

test.describe('long texts', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('5,000 paragraphs beside a tree of 2,000 entries scroll without a task over 100 ms', async ({ page }) => {
    const paragraphs = Array.from({ length: 5_000 }, (_, place) =>
      place % 50 === 0
        ? `## 第 ${place / 50 + 1} 节`
        : `第 ${place} 段：会签要等所有人，**或签**等到一个人就够，见[说明](/knowledge)。`,
    )
    const { article_id } = await givenArticle({
      title: '很长的文章',
      body: paragraphs.join('\n\n'),
      subtypes: 2_000,
    })
    await visit(page, `/knowledge/article/${article_id}`)
    await expect(page.getByRole('treeitem')).toHaveCount(2_001)
    // The page is alive to its end when the last heading has got its link.
    await expect(page.locator('main h2 [data-anchor]')).toHaveCount(100)

    const longest = await longestTask(page, () => scrollThrough(page))

    expect(longest, 'the longest task while scrolling, in milliseconds').toBeLessThan(100)
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('tree and contents are drawers', async ({ page }) => {
    const { article_id } = await givenArticle({
      title: '手机',
      body: '## 第一节\n\n文\n\n## 第二节\n\n文\n',
      beside: ['另一篇'],
    })
    await visit(page, `/knowledge/article/${article_id}`)
    await expect(page.getByRole('tree')).toHaveCount(0)

    await page.getByRole('button', { name: '本页内容' }).click()
    await page.getByRole('dialog', { name: '本页内容' }).getByRole('link', { name: '第二节' }).click()
    await expect(page).toHaveURL(/#/)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: '目录' }).click()
    await page.getByRole('dialog').getByRole('treeitem', { name: '另一篇' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('另一篇')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('writing an article is no wider than the screen', async ({ page }) => {
    const { article_id } = await givenArticle({
      title: '手机上写',
      body: '| 方式 | 何时通过 |\n|---|---|\n| 会签 | 全部同意 |\n',
    })
    await signIn(page, 'administrator')

    await visit(page, `/knowledge/article/${article_id}/edit`)
    await expect(page.getByRole('toolbar')).toBeVisible()

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('an article, its type and its history have no accessibility violations in light or dark theme', {
  tag: '@states',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openArticle(page, countersigning)
  const article = new URL(page.url()).pathname
  for (const address of [article, `${article}/history`, `${article}?lang=en`]) {
    await visit(page, address)
    await expectNoA11yViolationsInBothThemes(page)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const language of ['zh-CN', 'en']) {
    test(`both answers to whether an article helped stand in one line in ${language}`, async ({ page }) => {
      const { article_id } = await givenArticle({ title: '合同审批：法务与财务同时看', body: '正文。\n' })
      await visit(page, `/knowledge/article/${article_id}?lang=${language}`)

      const question = language === 'en' ? 'Did this article solve your problem?' : '这篇文章解决了你的问题吗？'
      const answers = page.getByRole('region', { name: question }).getByRole('button')
      await expect(answers).toHaveCount(2)
      const [yes, no] = await Promise.all([answers.first().boundingBox(), answers.last().boundingBox()])
      expect(yes?.y).toBe(no?.y)
      expect(yes?.height, 'its words take one line').toBeLessThan(60)
      expect((no?.x ?? 0) + (no?.width ?? 0)).toBeLessThanOrEqual(390)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('word-break', 'auto-phrase')
    })
  }
})

async function openArticle(page: Page, title: string) {
  await visit(page, '/knowledge')
  await page
    .getByRole('main')
    .getByRole('link', { name: /流程引擎/ })
    .click()
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Down and up again, in the text and in the tree, as fast as frames come. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const tree = document.querySelector('[role="tree"]')?.parentElement
    for (let step = 0; step < 240; step++) {
      scrollBy(0, step < 120 ? 1_200 : -1_200)
      tree?.scrollBy(0, step < 120 ? 600 : -600)
      await frame()
    }
  })
}

const hostile = [
  '<script>window.ranByMarkdown = 1</script>',
  '<img src=x onerror="window.ranByMarkdown = 1">',
  '<svg onload="window.ranByMarkdown = 1"></svg>',
  '<iframe src="https://evil.example/"></iframe>',
  '[点我](javascript:window.ranByMarkdown=1)',
  '[点我](JaVaScRiPt&#58;window.ranByMarkdown=1)',
  '[点我](&#x6A;avascript:alert(1))',
  '[点我](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[点我](vbscript:msgbox(1))',
  '![图](https://evil.example/track.png)',
  '![图](//evil.example/track.png)',
  '![x" onerror="window.ranByMarkdown=1](/favicon.svg)',
  '[a](/x "x\\" onmouseover=\\"window.ranByMarkdown=1")',
  '<https://evil.example/"onmouseover="alert(1)>',
  '```html\n<script>window.ranByMarkdown = 1</script>\n```',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
  '> [!NOTE]\n> <form action="https://evil.example/"><input name=a></form>',
  '# <style>@import "https://evil.example/a.css"</style>',
  '</main></body><script>window.ranByMarkdown=1</script>',
  '[ref][x]\n\n[x]: javascript:alert(1) "<script>alert(1)</script>"',
]

import { givenArticle } from '../../given/article.ts'
import { givenResource, removeResource } from '../../given/resource.ts'
import { expect, test, visit } from '../../journey.ts'

const body = '## 软件从哪里下载\n\n先看数据库版本，再看 `软件.exe`。\n'

test.describe('an article that is written in Simplified Chinese only', () => {
  let address: string
  let list: string
  test.beforeAll(async () => {
    const { article_id, type_id } = await givenArticle({ title: '软件上线第一周的问题', body })
    address = `/knowledge/article/${article_id}`
    list = `/knowledge/detail/${type_id}`
  })

  test('is read in Traditional by readers of zh-TW, is marked, and its original is one click away [I18N-04a]', async ({
    page,
  }) => {
    await visit(page, `${address}?lang=zh-TW`)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })

    await expect(heading).toHaveText('軟體上線第一週的問題')
    await expect(main).toHaveAttribute('lang', 'zh-TW')
    await expect(main.getByRole('heading', { level: 2, name: '軟體從哪裡下載' })).toBeVisible()
    await expect(main.locator('code')).toHaveText('软件.exe')
    await expect(main.getByText('由簡體自動轉換')).toBeVisible()

    await main.getByRole('link', { name: '檢視簡體原文' }).click()
    await expect(heading).toHaveText('软件上线第一周的问题')
    await expect(main).toHaveAttribute('lang', 'zh-CN')

    await main.getByRole('link', { name: '轉換為繁體' }).click()
    await expect(heading).toHaveText('軟體上線第一週的問題')
  })

  test('is shown to English readers as it was written, with a note [I18N-04b]', async ({ page }) => {
    await visit(page, `${address}?lang=en`)
    const main = page.getByRole('main')

    await expect(main.getByRole('heading', { level: 1 })).toHaveText('软件上线第一周的问题')
    await expect(main).toHaveAttribute('lang', 'zh-CN')
    await expect(main.getByText('Only available in Chinese.')).toBeVisible()
  })

  test('is marked in the list of its type [I18N-04a] [I18N-04b]', async ({ page }) => {
    await visit(page, `${list}?lang=zh-TW`)
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(row).toContainText('軟體上線第一週的問題')
    await expect(row).toContainText('簡轉繁')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('軟體上線第一週的問題的主題')

    await visit(page, `${list}?lang=en`)
    await expect(row.getByRole('link')).toHaveAttribute('lang', 'zh-CN')
    await expect(row).toContainText('In Chinese')
  })
})

test.describe('what a member uploaded in Simplified Chinese', () => {
  // In one worker: two would each have a resource of this name.
  test.describe.configure({ mode: 'default' })
  let resource_id: number
  let address: string
  test.beforeAll(async () => {
    const given = await givenResource({ 'zh-CN': '打印机报修单' }, { 'zh-CN': '软件与硬件都能报修' })
    resource_id = given.resource_id
    address = given.address
  })
  test.afterAll(() => removeResource(resource_id))

  test('is a converted and marked card and page for readers of zh-TW [I18N-04a]', async ({ page }) => {
    await visit(page, '/resource/form?order=newest&lang=zh-TW')
    const card = page.getByRole('article').filter({ hasText: '印表機報修單' })
    await expect(card).toContainText('軟體與硬體都能報修')
    await expect(card.getByText('簡轉繁')).toHaveAttribute('title', '由簡體自動轉換')

    await visit(page, `${address}?lang=zh-TW`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('印表機報修單')
    await main.getByRole('link', { name: '檢視簡體原文' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('打印机报修单')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  })

  test('is noted as Chinese for English readers, on its card and its page [I18N-04b]', async ({ page }) => {
    await visit(page, '/resource/form?order=newest&lang=en')
    const card = page.getByRole('article').filter({ hasText: '打印机报修单' })
    await expect(card.getByText('In Chinese')).toBeVisible()
    await expect(card.getByRole('link', { name: '打印机报修单', exact: true })).toHaveAttribute('lang', 'zh-CN')

    await visit(page, `${address}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN')
    await expect(page.getByText('Only available in Chinese.')).toBeVisible()
  })
})

test('search marks the words in converted titles that were met in the original [I18N-04a] [I18N-04c]', async ({
  page,
}) => {
  await givenArticle({ title: '鼠标失灵怎么办', body: '换一个。\n' })

  for (const words of ['鼠标', '滑鼠']) {
    await visit(page, `/search?q=${encodeURIComponent(words)}&lang=zh-TW`)
    const hit = page.getByRole('article').filter({ hasText: '滑鼠失靈怎麼辦' }).first()
    await expect(hit.getByRole('heading').locator('mark')).toHaveText('滑鼠')
    await expect(hit).toContainText('簡轉繁')
  }

  await visit(page, `/search?q=${encodeURIComponent('鼠标')}&lang=en`)
  const hit = page.getByRole('article').filter({ hasText: '鼠标失灵怎么办' }).first()
  await expect(hit).toContainText('In Chinese')
  await expect(hit.getByRole('heading').getByRole('link')).toHaveAttribute('lang', 'zh-CN')
})

import type { Locator } from '@playwright/test'
import { expect, pathOf, test, visit } from '../journey.ts'
import { withDb } from '../portal.ts'

/** One of them withdraws a video for a moment: no other may count videos meanwhile. */
test.describe.configure({ mode: 'serial' })

const titled = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title)

test('news, rankings, knowledge, cases, videos and downloads are what the database holds', async ({
  page,
  request,
}) => {
  const ask = async (call: string) => (await (await request.get(call)).json()).data
  const main = page.getByRole('main')
  await visit(page, '/')

  const newest = await ask('/api/resources?size=5')
  for (const { title, resource_type, resource_id } of newest.list) {
    await expect(main.locator(`a[href="/resource/${resource_type}/${resource_id}"]`).first(), title).toBeVisible()
    await expect(main.getByText(title).first()).toBeVisible()
  }
  const rankings = await ask('/api/rankings')
  for (const ranking of ['most_downloaded', 'best_rated', 'discussed']) {
    expect(rankings[ranking].list).toHaveLength(5)
    for (const title of titled(rankings[ranking])) await expect(main.getByText(title).first(), title).toBeVisible()
  }
  for (const title of titled(await ask('/api/cases?size=3'))) await expect(main.getByText(title)).toBeVisible()
  for (const title of titled(await ask('/api/videos?size=3'))) await expect(main.getByText(title)).toBeVisible()
  const knowledge = await ask('/api/knowledges/types')
  for (const { knowledge_type_id, knowledge_type_name } of knowledge.list.slice(0, 6)) {
    await expect(main.locator(`a[href="/knowledge/detail/${knowledge_type_id}"]`)).toContainText(knowledge_type_name)
  }
  const releases = await ask('/api/releases')
  for (const { version } of releases.list.slice(0, 3)) await expect(main.getByText(version).first()).toBeVisible()
})

test('the figure of a case stands below what it counts', async ({ page, request }) => {
  const { data } = await (await request.get('/api/cases?size=3')).json()
  await visit(page, '/')

  const counted = data.list.filter(({ figure }: { figure: { label: string | null } | null }) => figure?.label)
  expect(counted.length).toBeGreaterThan(0)
  for (const { title, figure } of counted) {
    const story = page.getByRole('main').getByRole('article').filter({ hasText: title })
    await expect(story.getByText(figure.label, { exact: true })).toBeVisible()
    await expect(story).toContainText(`${figure.value}${figure.unit ?? ''}`)
  }
})

test('the plan has a room for each of the seven types, with how much is in it [GEN-02]', async ({ page, request }) => {
  const { data } = await (await request.get('/api/resources/types')).json()
  await visit(page, '/')

  const plan = page.getByRole('group', { name: /平面图/ })
  expect(data.list).toHaveLength(7)
  for (const { resource_type, total } of data.list) {
    await expect(plan.locator(`a[href="/resource/${resource_type}"]`)).toContainText(String(total))
  }
  await plan.locator('a[href="/resource/schedule"]').click()
  await expect(page).toHaveURL('/resource/schedule')
})

test('beside the plan stands the most useful resource of each type, as a picture of itself [GEN-02a]', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/resources/leading')).json()
  await visit(page, '/')

  const rooms = page.getByRole('region', { name: '七间屋子，里面都是真东西' })
  expect(data.list).toHaveLength(7)
  for (const { title, resource_type, resource_id } of data.list) {
    const entry = rooms
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/resource/${resource_type}/${resource_id}"]`) })
    await expect(entry).toContainText(title)
    await expectPicture(entry.locator('img:visible'))
  }
})

test('kits stand on boards with their pictures; what the server drew is followed without loading the portal again [KIT-01]', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/kits')).json()
  await visit(page, '/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  const shelves = page.getByRole('region', { name: '按岗位拿一整套' })
  await expect(shelves.getByRole('listitem')).toHaveCount(4)
  for (const picture of await shelves.locator('img:visible').all()) await expectPicture(picture)
  await shelves.getByRole('link', { name: data.list[0].title }).click()

  await expect(page).toHaveURL(`/resource/kits/${data.list[0].slug}`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(shelves.getByRole('listitem')).toHaveCount(4)
})

test('searching leads to the results, with words and scope in the address', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('combobox', { name: '搜索范围' }).selectOption('case')
  await page.getByRole('combobox', { name: '搜索全站' }).fill('合同')
  await page.getByRole('button', { name: '搜索', exact: true }).click()

  await expect(page).toHaveURL((url) => pathOf(url) === '/search')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: '合同', kind: 'case' })
})

test("'/' puts the cursor into the search box", async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('/')

  await expect(page.getByRole('combobox', { name: '搜索全站' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: '搜索全站' })).toHaveValue('')
})

test('a video that is withdrawn leaves the home page', async ({ page, request }) => {
  const { data } = await (await request.get('/api/videos?size=1')).json()
  const [{ video_id, title }] = data.list
  const setState = (state: 'published' | 'withdrawn') =>
    withDb((db) => db.updateTable('item').set({ state }).where('item_id', '=', video_id).execute())
  const shown = async () => {
    await page.goto('/')
    return page.getByRole('main').getByText(title).count()
  }
  expect(await shown()).toBe(1)

  await setState('withdrawn')
  try {
    await expect.poll(shown).toBe(0)
  } finally {
    await setState('published')
  }
  await expect.poll(shown).toBe(1)
})

test('the hero plays one trial and rests; the space key pauses it, and its button leads to the trial of the flow [FLW-06]', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/home-page')).json()
  const [{ resource_id }] = data.trials
  await page.addInitScript(recordPlayback)
  await visit(page, '/')
  const hero = page.getByRole('group', { name: '费用报销的试跑' })
  const playback = () => page.evaluate(() => document.documentElement.dataset.playedStates)
  await expect.poll(playback, 'it plays by itself, once').toBe('playing done')

  await hero.getByRole('button', { name: '再放一次' }).click()
  await hero.focus()
  await page.keyboard.press('Space')
  await expect(hero).toHaveAttribute('data-playback', 'paused')
  expect(await animationStates(hero)).not.toContain('running')
  expect(await animationStates(hero)).toContain('paused')

  await page.keyboard.press('Tab')
  await expect(hero.getByRole('button', { name: '继续' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(hero.getByRole('link', { name: '自己跑一遍' })).toBeFocused()

  // Brought to its end by hand: a busy machine may draw both sentences in one frame.
  await finishReason(hero, 0)
  await expect(hero.getByRole('status')).toHaveText('合计 6,280 元，达到 5,000 元，先送分管领导；')
  await finishReason(hero, 1)
  await expect(hero.getByRole('status')).toHaveText('不到 50,000 元，不用总经理审批。')

  await hero.getByRole('button', { name: '继续' }).click()
  await expect(hero.getByRole('button', { name: '再放一次' })).toBeVisible()
  expect(await animationStates(hero)).toEqual([])

  await page.mouse.wheel(0, 4_000)
  await expect(hero).not.toBeInViewport()
  await hero.scrollIntoViewIfNeeded()
  await expect(hero).toBeInViewport({ ratio: 0.5 })
  await expect(hero).toHaveAttribute('data-playback', 'done')

  const link = hero.getByRole('link', { name: '自己跑一遍' })
  await expect(link).toHaveAttribute('href', `/resource/flow/${resource_id}?trial=fill`)
  await link.click()
  await expect(page).toHaveURL(`/resource/flow/${resource_id}?trial=fill`)
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`a first visit at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 768 })

    test('the trial plays on the first screen, before anybody scrolls [FLW-06]', async ({ page }) => {
      await page.addInitScript(recordPlayback)
      await visit(page, '/')

      await expect(page.getByRole('group', { name: '费用报销的试跑' })).toBeInViewport({ ratio: 0.5 })
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.playedStates)).toBe('playing done')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })
}

test('another flow takes the place of the one that was played, and the address keeps it [FLW-06]', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/home-page')).json()
  const leave = data.trials.find(({ code }: { code: string }) => code === 'leave')
  await visit(page, '/')
  const others = page.getByRole('navigation', { name: '换一份' })
  await expect(others.getByRole('link', { name: '报销' })).toHaveAttribute('aria-current', 'true')

  await others.getByRole('link', { name: '请假' }).click()
  await expect(page).toHaveURL('/?try=leave')
  const hero = page.getByRole('group', { name: '请假的试跑' })
  await expect(hero).toHaveAttribute('data-playback', 'playing')
  await expect(hero.getByText('2.5 天，不超过 3 天，直接登记考勤，不用人事和领导审批。').first()).toBeAttached()
  await expect(page.getByRole('group', { name: '费用报销的试跑' })).toHaveCount(0)
  await expect(others.getByRole('link', { name: '请假' })).toBeFocused()
  await expect(hero.getByRole('link', { name: '自己跑一遍' })).toHaveAttribute(
    'href',
    `/resource/flow/${leave.resource_id}?trial=fill`,
  )
  await expect(hero.getByRole('button', { name: '再放一次' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('group', { name: '费用报销的试跑' })).toHaveAttribute('data-playback', 'done')
  await page.goto('/?try=leave')
  await expect(hero).toBeVisible()
})

test('the hero shows the end of the trial at once to those who want no motion, and without scripts [FLW-06]', async ({
  browser,
}) => {
  for (const setting of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
    const context = await browser.newContext(setting)
    const page = await context.newPage()
    await page.goto('/')
    const hero = page.getByRole('group', { name: '费用报销的试跑' })

    await expect(hero).toHaveAttribute('data-playback', 'done')
    await expect(hero.getByText('不到 50,000 元，不用总经理审批。')).toBeVisible()
    await expect(hero.getByText('望舒')).toBeVisible()
    await expect(hero.getByRole('button')).toHaveCount(0)
    await context.close()
  }
})

/** Pictures below the first screen come when they are scrolled to. */
async function expectPicture(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  expect(await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toMatch(
    /^\/file\/thumbnail\/.*\.avif$/,
  )
}

/** In the page: every state the hero takes, however short. */
function recordPlayback() {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { playback = '' } = (target as HTMLElement).dataset
      const { dataset } = document.documentElement
      dataset.playedStates = `${dataset.playedStates ?? ''} ${playback}`.trim()
    }
  })
  observer.observe(document, { subtree: true, attributeFilter: ['data-playback'] })
}

/** Of the picture; a button that fades under the pointer is none of it. */
function animationStates(hero: Locator): Promise<string[]> {
  return hero.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ playState }) => playState),
  )
}

/** Ends the animation of a sentence, as if its time had come. */
function finishReason(hero: Locator, place: number): Promise<void> {
  return hero
    .locator('[data-reason]')
    .nth(place)
    .evaluate((sentence) => {
      for (const animation of sentence.getAnimations()) animation.finish()
    })
}

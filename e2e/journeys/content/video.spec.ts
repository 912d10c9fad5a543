import type { Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { type Film, idOfVideo, readyFilm } from '../../given/film.ts'
import { alive, expect, test } from '../../journey.ts'
import { signIn } from '../../people.ts'

let film: Film
test.beforeAll(async ({ request }) => {
  film = await readyFilm(request, 'contract-approval-import')
})

/** Both ways a browser may play: with HLS of its own, and with ours. */
const ways = ['its own HLS', 'ours'] as const
type Way = (typeof ways)[number]

async function watch(page: Page, { way = 'its own HLS', hash = '' }: { way?: Way; hash?: string } = {}) {
  if (way === 'ours') {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
  }
  await page.goto(`/video/${film.video_id}${hash}`)
  await alive(page)
  await expect(controls(page)).toBeVisible()
}

const controls = (page: Page) => page.getByRole('group', { name: '播放控制' })
const button = (page: Page, name: string) => controls(page).getByRole('button', { name, exact: true })
const chapters = (page: Page) => page.getByRole('region', { name: '章节' })
const transcript = (page: Page) => page.getByRole('region', { name: '文字稿' })
const time = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const paused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

async function play(page: Page) {
  await button(page, '播放').click()
  await moves(page)
}

/** The picture goes on: time passes, and frames are decoded. */
async function moves(page: Page) {
  const frames = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
  const [before, seen] = [await time(page), await frames()]
  await expect.poll(() => time(page)).toBeGreaterThan(before + 0.5)
  await expect.poll(frames).toBeGreaterThan(seen)
}

async function isAt(page: Page, seconds: number, within = 2) {
  await expect.poll(async () => Math.abs((await time(page)) - seconds)).toBeLessThan(within)
}

for (const way of ways) {
  test(`a video plays in a browser that uses ${way}, at the quality and speed one chooses`, async ({ page }) => {
    await watch(page, { way })
    await play(page)

    await controls(page).getByLabel('清晰度').selectOption('360P')
    await moves(page)
    await controls(page).getByLabel('播放速度').selectOption('1.5×')
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5)
    await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)).toBe(360)
  })
}

test.describe('with a network or a server that fails for a while', () => {
  // The browser itself prints what it could not load.
  test.use({ mayPrint: /Failed to load resource/ })

  for (const way of ways) {
    test(`a lost connection is shown, and the video resumes by itself, with ${way}`, async ({ page, context }) => {
      await watch(page, { way })
      await play(page)

      await context.setOffline(true)
      await page.keyboard.press('9')
      await expect(page.getByText('网络断开了，恢复后会从这里接着放')).toBeVisible()
      await context.setOffline(false)

      await expect(page.getByText('网络断开了，恢复后会从这里接着放')).toHaveCount(0)
      await moves(page)
      expect(await time(page)).toBeGreaterThan(film.duration_seconds * 0.85)
    })
  }

  test('pieces that cannot be had are asked for again until they come', async ({ page }) => {
    await watch(page, { way: 'ours' })
    await play(page)

    await page.route(/\/hls\/.*\.ts$/, (route) => route.abort('connectionreset'))
    await page.keyboard.press('9')
    await expect(page.locator('[data-trouble]')).toBeVisible()
    await page.unrouteAll()

    await expect(page.locator('[data-trouble]')).toHaveCount(0)
    await moves(page)
  })
})

test('captions and transcript are in step with the picture, within 0.3 seconds', async ({ page }) => {
  await watch(page)
  const { cues } = film.transcript
  await page.evaluate(() => {
    const video = document.querySelector('video') as HTMLVideoElement
    const seen: { what: string; text: string; seconds: number }[] = []
    const note = (what: string, text: string | null | undefined) => {
      const last = seen.findLast((one) => one.what === what)
      if (text && last?.text !== text) seen.push({ what, text, seconds: video.currentTime })
    }
    new MutationObserver(() => {
      note('caption', document.querySelector('[data-captions]')?.textContent)
      note('line', document.querySelector('[aria-labelledby="transcript"] [aria-current] span')?.textContent)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(window, { seen })
  })

  await play(page)
  await expect.poll(() => time(page)).toBeGreaterThan(Math.min(cues[3]?.to ?? 20, film.duration_seconds - 2))

  const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)
  const late = seen.map(({ what, text, seconds }) => ({
    what,
    text,
    seconds: Math.abs(seconds - (cues.find((cue) => cue.text === text)?.from ?? Number.NaN)),
  }))
  for (const what of ['caption', 'line']) {
    expect(late.filter((one) => one.what === what).length).toBeGreaterThanOrEqual(3)
  }
  // The first of each appears when the video begins, wherever that is.
  const measured = late.filter(({ what, text }) => text !== late.find((one) => one.what === what)?.text)
  const most = Math.max(...measured.map(({ seconds }) => seconds))
  test.info().annotations.push({ type: 'in step', description: `within ${most.toFixed(3)} s` })
  expect(measured.filter(({ seconds }) => !(seconds <= 0.3))).toEqual([])
})
interface Seen {
  what: string
  text: string
  seconds: number
}

test('captions come in three languages, and go', async ({ page }) => {
  await watch(page, { hash: `#t=${(film.transcript.cues[1]?.from ?? 0) + 0.2}` })
  await button(page, '播放').click()
  const line = page.locator('[data-captions]')
  await expect(line).toHaveText(/\p{Script=Han}/u)

  await controls(page).getByLabel('字幕').selectOption('English')
  await expect(line).toHaveText(/^[\x20-\x7e\u2010-\u2026]+$/)
  await controls(page).getByLabel('字幕').selectOption('繁體中文')
  await expect(line).toHaveAttribute('lang', 'zh-TW')
  await expect(line).toHaveText(/\p{Script=Han}/u)
  await page.keyboard.press('c')
  await expect(line).toBeHidden()
})

test('a chapter, a line of the transcript and the address each lead to their moment', async ({ page }) => {
  await watch(page)
  const chapter = film.chapters[2] ?? film.chapters[1]
  const cue = film.transcript.cues[5]
  if (!chapter || !cue) throw new Error('the film is too short')

  await chapters(page).getByRole('link', { name: chapter.title }).click()
  await isAt(page, chapter.seconds)
  await expect(chapters(page).locator('[aria-current]')).toContainText(chapter.title)
  await moves(page)

  await transcript(page).getByRole('link', { name: cue.text }).click()
  await isAt(page, cue.from)
  await expect(transcript(page).locator('[aria-current]')).toContainText(cue.text)

  await page.goto(`/video/${film.video_id}#t=12`)
  await isAt(page, 12, 3)
})

test('the player can be used from the keyboard, and its help lists the keys', async ({ page }) => {
  await watch(page)
  await page.keyboard.press('k')
  await moves(page)
  await page.keyboard.press('Space')
  expect(await paused(page)).toBe(true)

  await page.keyboard.press('5')
  await isAt(page, film.duration_seconds / 2)
  const middle = await time(page)
  for (const [key, seconds] of [
    ['ArrowRight', 5],
    ['ArrowLeft', 0],
    ['l', 10],
    ['j', 0],
  ] as const) {
    await page.keyboard.press(key)
    await isAt(page, middle + seconds, 0.5)
  }
  const state = () =>
    page.locator('video').evaluate(({ muted, playbackRate }: HTMLVideoElement) => ({ muted, playbackRate }))
  await page.keyboard.press('m')
  await page.keyboard.press('>')
  expect(await state()).toEqual({ muted: true, playbackRate: 1.25 })
  await page.keyboard.press('<')
  expect(await state()).toEqual({ muted: true, playbackRate: 1 })

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toContainText('播放或暂停')
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await expect(button(page, '退出全屏')).toBeAttached()
  await page.keyboard.press('f')
  await expect(button(page, '全屏')).toBeAttached()
})

test('over the bar, small pictures show what is where', async ({ page }) => {
  await watch(page)
  const bar = controls(page).getByLabel('播放进度')
  const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {}

  await bar.hover({ position: { x: width / 2, y: height / 2 } })

  const picture = page.locator('[data-storyboard]')
  await expect(picture).toBeVisible()
  expect(Number(await picture.getAttribute('data-storyboard'))).toBeGreaterThan(5)
  await expect(page.locator('[data-chapter]')).toHaveCount(film.chapters.length - 1)
})

test('a visitor goes on where they stopped, and finds what they began', async ({ page }) => {
  await watch(page, { hash: '#t=30' })
  await play(page)
  await button(page, '暂停').click()

  await watch(page)
  await expect(page.getByText(/^从 00:3\d 接着放/)).toBeVisible()
  await play(page)
  expect(await time(page)).toBeGreaterThanOrEqual(30)
  await page.getByRole('button', { name: '从头看' }).click()
  await isAt(page, 0, 5)
  await page.keyboard.press('4')
  await button(page, '暂停').click()

  await page.goto('/video?order=continue')
  const card = page.getByRole('article').filter({ hasText: film.title })
  await expect(card).toBeVisible()
  await expect(card.getByRole('progressbar')).toBeVisible()
})

test('a member goes on in another browser', async ({ page, browser }) => {
  await signIn(page, 'common')
  await watch(page, { hash: '#t=25' })
  await play(page)
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await button(page, '暂停').click()
  await saved

  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, 'common')
  await watch(elsewhere)
  await expect(elsewhere.getByText(/^从 00:2\d 接着放/)).toBeVisible()
  await elsewhere.context().close()
})

test('a member keeps a video, and lets it go', async ({ page }) => {
  await enter(page, await givenPerson())
  await watch(page)
  const keep = page.getByRole('button', { name: '收藏', exact: true })
  await keep.click()
  await expect(page.getByRole('button', { name: '已收藏', pressed: true })).toBeVisible()

  await watch(page)
  await page.getByRole('button', { name: '已收藏', pressed: true }).click()

  await expect(keep).toBeVisible()
})

test('the newest videos are a feed, and the list says where', async ({ page, request }) => {
  await page.goto('/video')
  await expect(page.getByRole('link', { name: '订阅新视频（Atom）' })).toHaveAttribute(
    'href',
    '/feed/video.xml?lang=zh-CN',
  )
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href')

  const feed = await request.get(address ?? '')

  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  const text = await feed.text()
  expect(text.match(/<entry>/g)).toHaveLength(9)
  expect(text).toContain(`<title>${film.title}</title>`)
})

test('a video is found by what is said in it, and opens at that moment', async ({ page }) => {
  const cue = film.transcript.cues[4]
  const words = /\p{Script=Han}{4,8}/u.exec(cue?.text ?? '')?.[0] ?? ''
  await page.goto(`/video?q=${encodeURIComponent(words)}`)
  await alive(page)

  await page.getByRole('link', { name: words }).first().click()

  await expect(page).toHaveURL(/\/video\/\d+#t=\d/)
})

test('videos are chosen by what tells them apart, with counts: all are short, so length is no choice', async ({
  page,
}) => {
  await page.goto('/video')
  await alive(page)
  const filters = page.getByRole('form', { name: '筛选' })
  await expect(filters.getByRole('group', { name: '分类' })).toBeVisible()
  await expect(filters.getByRole('group', { name: '时长' })).toHaveCount(0)
  const box = filters.getByRole('group', { name: '适合' }).getByRole('checkbox').first()
  const count = Number(await filters.getByRole('group', { name: '适合' }).locator('em').first().textContent())

  await box.check()

  await expect(page).toHaveURL(/audience=user/)
  await expect(page.getByRole('status').filter({ hasText: `共 ${count} 段` })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(Math.min(9, count))
})

test('a video that was not uploaded yet says so, and can be read', async ({ page }) => {
  const video_id = await idOfVideo('v5')
  await page.goto(`/video/${video_id}`)

  await expect(page.getByText('这段视频还没有上传。')).toBeVisible()
  await expect(transcript(page).getByRole('listitem')).not.toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('title, description, chapters, the whole transcript and a player are there [RT-11]', async ({ page }) => {
    await page.goto(`/video/${film.video_id}`)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(film.title)
    await expect(page.getByText(film.summary)).toBeVisible()
    await expect(chapters(page).getByRole('listitem')).toHaveCount(film.chapters.length)
    await expect(transcript(page).getByRole('listitem')).toHaveCount(film.transcript.cues.length)
    await expect(page.locator('video')).toHaveAttribute('controls', '')
    await expect(page.locator('video')).toHaveAttribute('poster', `/file/video/${film.video_id}/poster`)
    await expect(page.locator('video source')).toHaveCount(2)
    await expect(page.locator('video track')).toHaveCount(3)

    const described = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const video = described['@graph'].find((one: { '@type': string }) => one['@type'] === 'VideoObject')
    expect(video).toMatchObject({ name: film.title, duration: `PT${film.duration_seconds}S` })
    expect(video.hasPart).toHaveLength(film.chapters.length)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/video\/\d+$/)
    await expect(page.locator('link[hreflang="en"]')).toHaveCount(1)
  })
})

test('list and player have no accessibility violations in light or dark theme', { tag: '@states' }, async ({
  page,
}) => {
  await page.goto('/video')
  await alive(page)
  await expectNoA11yViolationsInBothThemes(page)
  await watch(page)
  await expectNoA11yViolationsInBothThemes(page)
})

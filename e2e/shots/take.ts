/**
 * npm run shots [-- NAME…]: photographs every page of the list, or those whose name holds one of the words,
 * and writes an index page that lays each picture beside its drawing. Four settings: 1440 px zh-CN light, 1020 px en dark,
 * 834 px touch zh-TW light, 390 px zh-CN dark; states that exist at some widths only in zh-CN light. Ends with 1 if one of
 * them could not be taken.
 *   --all   five widths, three languages, both themes, visitors and an administrator
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageKey, languages } from '@atrium/contract/languages'
import { type Browser, chromium, type Page } from '@playwright/test'
import { addressOf } from '../address-of.ts'
import { executablePath } from '../browser.ts'
import { withoutNotices } from '../journey.ts'
import { type Person, signIn } from '../people.ts'
import { address } from '../portal.ts'
import { portalReady } from '../ready.ts'
import { writeIndex } from './index-page.ts'
import { type Shot, shots } from './pages.ts'

export interface Picture {
  shot: Shot
  file: string
  width: number
  language: Language
  theme: 'light' | 'dark'
  person: Person | null
}

type PictureSetting = Pick<Picture, 'width' | 'language' | 'theme'>

const folder = join(import.meta.dirname, 'pictures')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const fourSettings: PictureSetting[] = [
  { width: 1440, language: 'zh-CN', theme: 'light' },
  { width: 1020, language: 'en', theme: 'dark' },
  { width: 834, language: 'zh-TW', theme: 'light' },
  { width: 390, language: 'zh-CN', theme: 'dark' },
]
/** Of phones and tablets that are held upright; screens are 900 high. */
const heights: Record<number, number> = { 390: 844, 834: 1_112 }
const isAll = process.argv.includes('--all')
const widths = [1680, 1440, 1280, 1020, 390]
const wanted = shots.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

const pictures = wanted.flatMap(picturesOf)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const portal = spawn(process.execPath, ['e2e/portal.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  await portalReady()
  await takeAll(browser)
  writeIndex(folder, pictures)
  console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
  portal.kill('SIGTERM')
}

function picturesOf(shot: Shot): Picture[] {
  const person = shot.state?.person ?? null
  const people: (Person | null)[] = isAll && !shot.state ? [null, 'administrator'] : [person ?? shot.person ?? null]

  return settingsOf(shot).flatMap((setting) =>
    people.map((who) => {
      const file = [shot.name, setting.width, setting.language, setting.theme, who ?? 'visitor'].join('.')
      return { shot, ...setting, person: who, file: `${file}.png` }
    }),
  )
}

function settingsOf({ state }: Shot): PictureSetting[] {
  if (!isAll) return state?.widths?.map((width) => ({ width, language: 'zh-CN', theme: 'light' })) ?? fourSettings
  const sizes = state?.widths ?? (state ? [1440, 390] : widths)
  return sizes.flatMap((width) =>
    languages.flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ width, language, theme }))),
  )
}

/** One context per person and setting, touched below 1020 px: signing in once is enough for all of its pages. */
async function takeAll(browser: Browser) {
  const groups = Map.groupBy(
    pictures,
    ({ person, theme, language, width }) => `${person} ${theme} ${language} ${width < 1_020}`,
  )

  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const context = await browser.newContext({
      baseURL: address,
      locale: first.language,
      timezoneId: 'Asia/Shanghai',
      colorScheme: first.theme,
      reducedMotion: 'reduce',
      ...(first.width < 1_020 && { hasTouch: true, isMobile: true }),
    })
    await context.addCookies([{ name: languageKey, value: first.language, url: address }])
    await withoutNotices(context)
    const page = await context.newPage()
    if (first.person) await signIn(page, first.person)

    for (const { shot, width, file } of group) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      await take(page, shot, { width, path: join(folder, file) }).catch((error: unknown) => {
        console.error(`failed to take ${file}:`, error)
        process.exitCode = 1
      })
    }
    await context.close()
  }
}

async function take(page: Page, shot: Shot, { width, path }: { width: number; path: string }) {
  await page.goto(await placeOf(shot), { waitUntil: 'networkidle' })
  await shot.state?.act(page)
  await page.waitForLoadState('networkidle')
  // A picture of the full page would be taken as if with a mouse; a window as high as the page is touched.
  if (!shot.state && width < 1_020) await page.setViewportSize({ width, height: await heightOf(page) })
  await page.screenshot({ path, fullPage: !shot.state && width >= 1_020 })
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** What stands after the id belongs to the address: `/history`. */
async function placeOf({ slug, path }: Shot): Promise<string> {
  return slug ? `${await addressOf(slug)}${path.split('}')[1] ?? ''}` : path
}

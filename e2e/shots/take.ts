/**
 * npm run shots [-- NAME…]: photographs every page of the list, or those whose name holds one of the words,
 * and writes an index page that lays each picture beside its drawing.
 *   --quick   1440 and 390 px, zh-CN and en only
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageKey, languages } from '@atrium/contract/languages'
import { type Browser, chromium } from '@playwright/test'
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

const folder = join(import.meta.dirname, 'pictures')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const quick = process.argv.includes('--quick')

const widths = quick ? [1440, 390] : [1680, 1440, 1280, 1020, 390]
const tongues: readonly Language[] = quick ? ['zh-CN', 'en'] : languages
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
  const people: (Person | null)[] = shot.state ? [shot.state.person ?? null] : [null, 'administrator']
  const sizes = shot.state?.widths ?? (shot.state ? [1440, 390] : widths)

  return sizes.flatMap((width) =>
    tongues.flatMap((language) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        people.map((person) => {
          const file = [shot.name, width, language, theme, person ?? 'visitor'].join('.')
          return { shot, width, language, theme, person, file: `${file}.png` }
        }),
      ),
    ),
  )
}

/** One context per person, theme and language: signing in once is enough for all of its pages. */
async function takeAll(browser: Browser) {
  const groups = Map.groupBy(pictures, ({ person, theme, language }) => `${person} ${theme} ${language}`)

  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const context = await browser.newContext({
      baseURL: address,
      locale: first.language,
      timezoneId: 'Asia/Shanghai',
      colorScheme: first.theme,
      reducedMotion: 'reduce',
    })
    await context.addCookies([{ name: languageKey, value: first.language, url: address }])
    await withoutNotices(context)
    const page = await context.newPage()
    if (first.person) await signIn(page, first.person)

    for (const { shot, width, file } of group) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
      await page.goto(await placeOf(shot), { waitUntil: 'networkidle' })
      await shot.state?.act(page)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, file), fullPage: !shot.state })
    }
    await context.close()
  }
}

/** What stands after the id belongs to the address: `/history`. */
async function placeOf({ slug, path }: Shot): Promise<string> {
  return slug ? `${await addressOf(slug)}${path.split('}')[1] ?? ''}` : path
}

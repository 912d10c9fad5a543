import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { addressOf } from './address-of.ts'
import { signIn } from './people.ts'
import { address } from './portal.ts'
import { shots } from './shots/pages.ts'

mkdirSync('/tmp/c7-shots', { recursive: true })
const wanted = process.argv[2] ? new RegExp(process.argv[2]) : /^search/
const combos = (process.argv[3] ?? '1440 zh-CN light,1440 en dark,390 zh-CN dark,390 en light')
  .split(',')
  .map((c) => c.split(' '))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [w = '', language = '', theme = ''] of combos) {
  for (const shot of shots.filter(({ name }) => wanted.test(name))) {
    const context = await browser.newContext({
      baseURL: address,
      locale: language,
      timezoneId: 'Asia/Shanghai',
      colorScheme: theme as 'light',
      reducedMotion: 'reduce',
      viewport: { width: Number(w), height: w === '390' ? 844 : 900 },
    })
    await context.addCookies([{ name: 'current_local', value: language, url: address }])
    const page = await context.newPage()
    try {
      if (shot.state?.person) await signIn(page, shot.state.person)
      await page.goto(shot.slug ? await addressOf(shot.slug) : shot.path, { waitUntil: 'networkidle' })
      await shot.state?.act(page)
      await page.waitForTimeout(400)
      await page.screenshot({
        path: `/tmp/c7-shots/${shot.name}.${w}.${language}.${theme}.png`,
        fullPage: !shot.state || /meant/.test(shot.name),
      })
    } catch (e) {
      console.log(shot.name, w, language, String(e).slice(0, 300))
    }
    await context.close()
  }
}
await browser.close()

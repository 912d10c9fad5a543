import { randomInt } from 'node:crypto'
import { type Language, languages } from '@atrium/contract/languages'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { address, basePath } from './portal.ts'

interface JourneyFixtures {
  /** Lines that browsers themselves print in this journey: a call that was made to fail is one. */
  mayPrint: RegExp | null
  silence: undefined
  staysMounted: undefined
  realPages: undefined
}

/** The only row of the specification that the demo area can prove. */
const rowAboutDemo = 'RT-03b'

/** Every journey comes from a network of its own, and watches the console: a production build prints nothing. */
export const test = base.extend<JourneyFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${[0, 1, 2].map(() => randomInt(256)).join('.')}` }),
  mayPrint: [null, { option: true }],
  silence: [
    async ({ context, mayPrint }, use) => {
      const printed: string[] = []
      context.on('console', (line) => printed.push(`${line.type()}: ${line.text()} (${line.page()?.url()})`))
      context.on('weberror', (thrown) => printed.push(`thrown: ${thrown.error()} (${thrown.page()?.url()})`))

      await use(undefined)

      const surprising = printed.filter((line) => !mayPrint?.test(line))
      expect(surprising, 'nothing is printed to the console').toEqual([])
    },
    { auto: true },
  ],
  // The server answers without the base path, too, for probes: a page that asks for anything outside it would go unnoticed.
  staysMounted: [
    async ({ context }, use) => {
      const outside: string[] = []
      context.on('request', (request) => {
        const { protocol, origin, pathname } = new URL(request.url())
        const isOurs = protocol !== 'blob:' && origin === new URL(address).origin
        if (isOurs && !pathname.startsWith(`${basePath}/`)) outside.push(request.url())
      })

      await use(undefined)

      expect(outside, 'nothing is asked for outside the base path').toEqual([])
    },
    { auto: true },
  ],
  realPages: [
    async ({ context }, use, { title }) => {
      const demoPages: string[] = []
      context.on('page', (page) =>
        page.on('framenavigated', (frame) => {
          if (new URL(frame.url()).pathname.startsWith('/demo')) demoPages.push(frame.url())
        }),
      )

      await use(undefined)

      const namesRow = /\[[A-Z0-9]+-\d+/.test(title) && !title.includes(rowAboutDemo)
      if (namesRow) expect(demoPages, 'a row of the specification is proved on pages of the product').toEqual([])
    },
    { auto: true },
  ],
})

/** A path of the portal where it is mounted. */
export function at(path: string): string {
  return basePath + path
}

/** The path of an address as the portal knows it. */
export function pathOf(url: URL | string): string {
  return new URL(url).pathname.slice(basePath.length)
}

type Walk = Parameters<typeof test>[2]

/** Where minutes count, not everything is walked in every language. */
export const hurried = Boolean(process.env.CI)

/** Rows of a table that all go the same way through the product: in a hurry the first of them. */
export function someOf<Row>(rows: readonly Row[], most: number): readonly Row[] {
  return hurried ? rows.slice(0, most) : rows
}

/** Every journey in every language; in a hurry each in one of them, by turns. */
export function inTurn(language: Language) {
  let place = languages.indexOf(language)
  return (title: string, walk: Walk) => {
    if (!hurried || place++ % languages.length === 0) test(title, walk)
  }
}

/** A page that answers to pointer and keyboard: the server's HTML has been taken over by React. */
export async function visit(page: Page, path: string) {
  await page.goto(at(path))
  await alive(page)
}

export async function alive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main, header') ?? {}).some((name) => name.startsWith('__reactFiber')),
  )
  // React takes over piece by piece, and listens to keys last of all: what waits in the background comes after it.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
}

/** Signed-in people's pages listen for notices without end: where the network is to fall silent, nobody answers them. */
export async function withoutNotices(context: BrowserContext) {
  await context.route('**/api/notices/live', (route) => route.fulfill({ status: 204 }))
}

/** A page as it was loaded: after a reload the mark is gone. */
export async function markPage(page: Page) {
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
}

export async function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stillTheSamePage' in window)
}

/** From here on time passes only when the journey says so. Needs `page.clock.install()` before the page is opened. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** The bar of the header, as people call its parts. */
export function headerOf(page: Page) {
  const header = page.getByRole('banner')
  const bar = header.getByRole('navigation', { name: /主导航|主導覽|Main/ })
  return {
    header,
    bar,
    brand: header.getByRole('link', { name: /^(中庭|Atrium)/ }),
    entries: bar.locator('li[data-bar] > a:visible'),
    more: bar.getByRole('button', { name: /更多|More/ }),
    entry: (name: string) => bar.getByRole('link', { name: new RegExp(`^${name}`) }).first(),
    panel: page.locator('[id^="panel-"]'),
    avatar: header.getByRole('button', { name: /个人菜单|個人選單|Account/ }),
    popover: page.locator('#account-popover'),
  }
}

export { expect }

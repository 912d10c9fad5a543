import { onTestFinished, vi } from 'vitest'
import common from '../public/assets/i18n/common/zh-CN.json' with { type: 'json' }
import { browserTranslations } from '../src/platform/i18n/browser.ts'
import { translationOptions } from '../src/platform/i18n/options.ts'

interface BrowserOptions {
  address?: string
  cookie?: string
  /** Where calls go; a browser would use its own host. */
  apiRoot?: string
}

/** As much of a browser as the platform touches, on one page, in Simplified Chinese. */
export async function givenBrowser({ address = '/', cookie = 'atrium_csrf=given', apiRoot = '' }: BrowserOptions = {}) {
  const url = new URL(address, 'http://portal')
  const location = {
    href: url.href,
    pathname: url.pathname,
    search: url.search,
    assign: vi.fn<(to: string) => void>(),
    replace: vi.fn<(to: string) => void>(),
    reload: vi.fn<() => void>(),
  }
  const history = { state: null, replaceState: vi.fn<(state: unknown, title: string, to: URL) => void>() }
  const documentElement = { lang: 'zh-CN', dataset: { apiRoot } as Record<string, string> }

  vi.stubGlobal('location', location)
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', { documentElement, cookie, visibilityState: 'visible' })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('window', new EventTarget())
  onTestFinished(() => void vi.unstubAllGlobals())

  await browserTranslations.init({ ...translationOptions('zh-CN'), resources: { 'zh-CN': { common } } })
  return { location, history, documentElement }
}

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

import bowser from 'bowser'

/** What a person recognises a device by. Browsers have stopped telling the system's version truly, so only its name. */
export function deviceOf(user_agent: string | null): { browser: string | null; system: string | null } {
  if (!user_agent) return { browser: null, system: null }
  const { browser, os } = bowser.parse(user_agent)
  const version = browser.version?.split('.')[0]
  return {
    browser: (browser.name && version ? `${browser.name} ${version}` : browser.name) || null,
    system: os.name || null,
  }
}

/** `Chrome 141 · Windows`; null where the user agent names neither. */
export function deviceName(user_agent: string | null): string | null {
  const { browser, system } = deviceOf(user_agent)
  return [browser, system].filter(Boolean).join(' · ') || null
}

import { translationWait } from '@atrium/contract/limits'

/** Looks every 100 ms, for 2 seconds at most, and says whether the translations came. */
export async function waitForTranslations(ready: () => boolean): Promise<boolean> {
  const lastLook = performance.now() + translationWait.atMost

  while (!ready()) {
    if (performance.now() >= lastLook) return false
    await new Promise((resolve) => setTimeout(resolve, translationWait.every))
  }
  return true
}

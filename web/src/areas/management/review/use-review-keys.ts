import { useSingleKeys } from '../../../page/keys.ts'

/** Single keys for those who review all day: never while somebody types, and once for each press. */
export function useReviewKeys(keys: Record<string, () => void>): void {
  useSingleKeys(({ key, repeat }) => {
    const act = keys[key.toLowerCase()]
    if (!act || repeat) return false
    act()
    return true
  })
}

/** As keyboards of this computer print them. */
export const printedKeys = /Mac|iPhone|iPad/.test(navigator.platform)
  ? { send: '⌘ ↵', alt: (key: string) => `⌥${key}` }
  : { send: 'Ctrl ↵', alt: (key: string) => `Alt ${key}` }

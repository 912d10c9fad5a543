/** How somebody likes to watch, in this browser. */
export interface PlayerSettings {
  volume: number
  muted: boolean
  rate: number
  /** A language, or 'off'; null before a choice was made. */
  captions: string | null
}

const key = 'player_settings'
const usual: PlayerSettings = { volume: 1, muted: false, rate: 1, captions: null }

export function readSettings(): PlayerSettings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<PlayerSettings>) }
  } catch {
    return usual
  }
}

export function keepSettings(changed: Partial<PlayerSettings>) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readSettings(), ...changed }))
  } catch {
    // Without storage it holds as long as the page is open.
  }
}

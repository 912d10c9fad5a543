import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceType } from '@atrium/contract/resource-types'

/** The light reading of the portal's own colours. */
export const ink = '#1c1b18'
export const ink2 = '#54504a'
export const ink3 = '#69645a'
export const ground = '#f6f3ec'
export const paper = '#fcfbf8'
export const white = '#ffffff'
export const line = '#dcd7cc'
export const lineStrong = '#bfb8a9'
export const accent = '#0b6a4b'
export const accentTint = '#e2f0e8'
export const danger = '#b02a1e'
export const dangerTint = '#fae5e1'
export const warning = '#855400'
export const warningTint = '#f8ecd2'

/** The five tones that a resource type lends to everything drawn for it. */
export interface SceneHue {
  hue: string
  vivid: string
  mid: string
  tint: string
  deep: string
}

const sheet = readFileSync(join(import.meta.dirname, '../../../web/src/styles/hues.css'), 'utf8')

/** Read from the style sheet of the pages, so that a film and the page around it cannot drift apart. */
export function hueOf(type: ResourceType): SceneHue {
  const [, block = ''] = new RegExp(`\\[data-type="${type}"\\] \\{([^}]*)\\}`).exec(sheet) ?? []
  const tone = (name: string) => {
    const [, colour] = new RegExp(`${name}: light-dark\\((#[0-9a-f]{6})`).exec(block) ?? []
    if (!colour) throw new Error(`hues.css has no ${name} for ${type}`)
    return colour
  }
  return {
    hue: tone('--hue'),
    vivid: tone('--hue-vivid'),
    mid: tone('--hue-mid'),
    tint: tone('--hue-tint'),
    deep: tone('--hue-deep'),
  }
}

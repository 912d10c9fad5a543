import type { ResourceType } from '@atrium/contract/resource-types'
import { documentStyle } from './document-style.ts'
import { documentTemplate } from './document-template.ts'
import { flow } from './flow.ts'
import { form } from './form.ts'
import { login } from './login.ts'
import { type Pen, penFor, type Tone } from './pen.ts'
import { portal } from './portal.ts'
import { type Chance, chanceFrom, randomFrom } from './random.ts'
import { schedule } from './schedule.ts'

const drawings: Record<ResourceType, (pen: Pen, chance: Chance) => string> = {
  form,
  flow,
  login,
  'document-template': documentTemplate,
  'document-style': documentStyle,
  schedule,
  portal,
}

/** The whole sheet, or the middle of it: what is left of 320 × 200 when a picture is wider than 8:5. */
interface CoverSheet {
  top: number
  height: number
}

/**
 * The drawn cover of a thing without a picture: the same type and id give the same drawing, for ever.
 * Served at /covers/{type}/{id}.svg and shown through <use>, which lets the page's colours and theme in.
 */
export function coverSvg(
  type: ResourceType,
  id: string,
  { top, height }: CoverSheet = { top: 0, height: 200 },
): string {
  const tone = toneOf(type, id)
  const pen = penFor(tone)
  const ground = pen.rectangle(0, 0, 320, 200, 'ground')
  const drawing = drawings[type](pen, chanceFrom(`${type}:${id}`))
  const outline = `<path d="M0 ${top}h320v${height}H0z" fill="none" stroke="var(--line-strong)" stroke-width="2"/>`
  const edge = tone === 2 ? outline : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} 320 ${height}"><g id="cover">${ground}${drawing}${edge}</g></svg>`
}

function toneOf(type: ResourceType, id: string): Tone {
  const value = randomFrom(`tone:${type}:${id}`)()
  if (value < 0.62) return 0
  return value < 0.78 ? 1 : 2
}

import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'

export type SlotElement = InsideOf<'login'>['slots'][number]

/** What somebody puts into the page in place of what the author wrote, by the name of the slot. */
export type SlotInputs = Record<string, string>

/**
 * What the page is told, behind the # of its address: the language, every text in it, and what the person put in. That
 * part of an address stays in the browser; no server ever sees it.
 */
export function slotValues(slots: SlotElement[], language: Language, own: SlotInputs): Record<string, string> {
  const texts = slots
    .filter(({ kind }) => kind === 'text')
    .map((slot) => [slot.name, textIn(slot.value, language)] as const)
  const filled = Object.entries(own).filter(([, value]) => value.trim() !== '')
  return { language, ...Object.fromEntries(texts.filter(([, text]) => text)), ...Object.fromEntries(filled) }
}

/** JSON in UTF-8, base64url without padding. */
export function slotsHash(values: Record<string, string>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(values))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The slots a person may fill on the stage: the first logo, and the title. */
export function ownSlots(slots: SlotElement[]): {
  logo: SlotElement | null
  title: SlotElement | null
  colors: SlotElement[]
} {
  const texts = slots.filter(({ kind }) => kind === 'text')
  return {
    logo: slots.find(({ kind }) => kind === 'logo') ?? null,
    title: texts.find(({ name }) => /title|company|name/i.test(name)) ?? texts[0] ?? null,
    colors: slots.filter(({ kind }) => kind === 'color'),
  }
}

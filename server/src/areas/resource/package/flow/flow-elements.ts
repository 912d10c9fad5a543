import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { ModdleElement } from 'bpmn-moddle'
import { isObject } from '../format/json.ts'
import { textsOf } from '../source.ts'

export function elementsOf(value: unknown): ModdleElement[] {
  return Array.isArray(value) ? value : []
}

/** What stands in `extensionElements` under one of our names. */
export function extensionsOf(element: ModdleElement, name: string): ModdleElement[] {
  const { extensionElements } = element
  return isObject(extensionElements) ? elementsOf(extensionElements.values).filter(({ $type }) => $type === name) : []
}

/** The name as it stands, which is Chinese unless it has no Chinese letter, and what `atrium:name` adds. */
export function namesOf(element: ModdleElement): TextPerLanguage | null {
  return translated(element.name, extensionsOf(element, 'atrium:name'))
}

/** A text as it stands, and what elements beside it say in other languages: `<atrium:role language="en" text="…"/>`. */
export function translated(written: unknown, others: ModdleElement[]): TextPerLanguage | null {
  const added = Object.fromEntries(others.map(({ language, text }) => [language, text]))
  return textsOf({ ...textsOf(written), ...added })
}

import type { Language } from '@atrium/contract/languages'

interface NamedElement {
  name?: string
  extensionElements?: { values?: { $type: string; language?: string; text?: string }[] }
}

/** Files carry names in zh-CN, and others as `<atrium:name language="en" text="…"/>`: the diagram is drawn with those. */
export function translateNames(elementsById: Record<string, object>, language: Language) {
  for (const element of Object.values(elementsById) as NamedElement[]) {
    const own = element.extensionElements?.values?.find(
      (value) => value.$type === 'atrium:name' && value.language === language,
    )
    if (own?.text) element.name = own.text
  }
}

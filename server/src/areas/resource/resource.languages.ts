import { type Language, languages } from '@atrium/contract/languages'
import type { Inside, InsideLabel } from '@atrium/contract/resource/inside'

/**
 * The languages a file is written in, which its listing need not be: in these its preview is shown. Null where the file
 * has no words of its own.
 */
export function languagesInside(inside: Inside): Language[] | null {
  const labels = labelsOf(inside).filter((label) => label !== null)
  const perLanguage = labels.filter((label) => typeof label !== 'string')
  const written = labels.filter((label) => typeof label === 'string').join(' ')
  const found = languages.filter((language) => {
    const count = perLanguage.filter((label) => label[language]?.trim()).length
    // A label that was forgotten does not make a language disappear.
    return count * 2 > perLanguage.length || (perLanguage.length === 0 && languageOf(written) === language)
  })
  return found.length > 0 ? found : null
}

function labelsOf(inside: Inside): (InsideLabel | null)[] {
  switch (inside.type) {
    case 'form':
      return inside.fields.map(({ title }) => title)
    case 'flow':
      return inside.steps.map(({ name }) => name).filter((name) => name !== '')
    case 'login':
      return inside.slots.filter(({ kind }) => kind === 'text').map(({ value }) => value)
    case 'portal':
      return inside.widgets.map(({ title }) => title)
    case 'document-template':
      return inside.placeholders.map(({ title }) => title)
    case 'schedule':
      return inside.entries.flatMap(({ title, group }) => [title, group])
    case 'document-style':
      return []
  }
}

/** Characters that are frequent in office texts and written differently in the two scripts. */
const simplified = /[组员务应关张实现设长级单层门间节时书动机车项约谈审发会产业请销费报销财办处备换签调训轮]/gu
const traditional = /[組員務應關張實現設長級單層門間節時書動機車項約談審發會產業請銷費報銷財辦處備換簽調訓輪]/gu

/** Null where there are no words at all. */
function languageOf(text: string): Language | null {
  if (!/\p{Script=Han}/u.test(text)) return /\p{Script=Latin}/u.test(text) ? 'en' : null
  const count = (script: RegExp) => text.match(script)?.length ?? 0
  return count(traditional) > count(simplified) ? 'zh-TW' : 'zh-CN'
}

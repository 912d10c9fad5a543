import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, translationModules } from '@atrium/contract/languages'
import { describe, expect, test } from 'vitest'
import { textsOf } from './text-files.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../../CONTRIBUTING.md'), 'utf8')
const terms = rowsAfter('## Glossary').flatMap(([, , simplified = '', traditional = '']) =>
  pairsOf(simplified, traditional),
)
const ruledOut = rowsAfter('### Words that pages do not use').flatMap(([language, words = '', instead]) =>
  words.split(' / ').map((word) => ({ language, word, instead })),
)

/** The characters of a term within a word that means something else: 'apply', 'folder', 'by permission', who signed. */
const otherWords = /应用筛选|文件夹|文件名|文本文件|校验文件|红头文件|未经许可|签名方|iCalendar 日程|日程里没有事项/g

describe.each(translationModules.filter((module) => module !== 'management'))('%s', (module) => {
  test('names what the glossary names in the words of its language', () => {
    const traditionalTexts = textsOf(module, 'zh-TW')
    const deviations: string[] = []

    for (const [key, text] of textsOf(module, 'zh-CN')) {
      const shown = traditionalTexts.get(key) ?? ''
      for (const [simplified, traditional] of terms)
        if (text.replaceAll(otherWords, '').includes(simplified) && !shown.includes(traditional))
          deviations.push(`${key}: ${simplified} is ${traditional}, not in: ${shown}`)
    }
    expect(deviations).toEqual([])
  })

  test.each(languages)('uses no word in %s that another one stands for', (language) => {
    const deviations: string[] = []

    for (const [key, text] of textsOf(module, language)) {
      if (key.startsWith('language_offer.')) continue // written in the language that is offered
      for (const { word, instead } of ruledOut.filter((row) => row.language === language))
        if (contains(text, word)) deviations.push(`${key}: ${instead}, not ${word}: ${text}`)
    }
    expect(deviations).toEqual([])
  })
})

test('the glossary and the words ruled out are read', () => {
  expect(terms).toContainEqual(['文档模板', '文件範本'])
  expect(terms).toContainEqual(['导出', '匯出'])
  expect(ruledOut).toContainEqual({ language: 'zh-TW', word: '缺省', instead: '預設' })
  for (const { language } of ruledOut) expect(languages).toContain(language)
})

/** The cells of each line in the first table below a heading. */
function rowsAfter(heading: string): string[][] {
  const [, below = ''] = guide.split(`\n${heading}\n`)
  const table = below.split('\n').slice(below.split('\n').findIndex((line) => line.startsWith('|')))
  const lines = table.slice(
    0,
    table.findIndex((line) => !line.startsWith('|')),
  )
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** `导入、导出` and `匯入、匯出` are two terms; what is not shown has none. */
function pairsOf(simplified: string, traditional: string): [string, string][] {
  const others = traditional.split('、')
  return simplified
    .split('、')
    .map((term, index): [string, string] => [term, others[index] ?? ''])
    .filter(([term]) => !term.startsWith('('))
}

/** A Chinese word anywhere; an English one by itself and not as part of a file name. */
function contains(text: string, word: string): boolean {
  return /[a-z]/.test(word) ? new RegExp(`\\b${word}\\b(?!\\.\\w)`, 'i').test(text) : text.includes(word)
}

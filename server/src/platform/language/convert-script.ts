import { Converter } from 'opencc-js/cn2t'
import { ConverterFactory } from 'opencc-js/core'
import taiwanPhrases from 'opencc-js/dict/TWPhrases'
import taiwanVariants from 'opencc-js/dict/TWVariants'
import taiwanVariantPhrases from 'opencc-js/dict/TWVariantsPhrases'
import { Converter as ConverterToSimplified } from 'opencc-js/t2cn'
import { BoundedCache } from './bounded-cache.ts'

export type ChineseScript = 'zh-CN' | 'zh-TW'

/**
 * Words of office software that OpenCC does not know: it writes 釋出, which Taiwan says of software only, and takes the
 * signatures of an approval for slips of bamboo.
 */
const portalPhrases: [string, string][] = [
  ['發佈', '發布'],
  ['會籤', '會簽'],
  ['或籤', '或簽'],
  ['加籤', '加簽'],
]

/**
 * OpenCC's s2twp and s2tw as two steps that share the first one: each configuration by itself holds 40 MB of the same
 * dictionary. They are built when the first text needs them.
 */
const toTraditional = lazily(() => Converter({ from: 'cn', to: 't' }))
const toTaiwanWords = lazily(() =>
  ConverterFactory([portalPhrases, taiwanPhrases, taiwanVariantPhrases, taiwanVariants]),
)
const toTaiwanCharacters = lazily(() => ConverterFactory([taiwanVariantPhrases, taiwanVariants]))
const fromTaiwan = lazily(() => ConverterToSimplified({ from: 'twp', to: 'cn' }))

/** In characters, of originals and conversions: about 16 MB. Titles and summaries of lists, and the articles read most. */
const converted = new BoundedCache(4_000_000)

/** A text in the other script, with the words used there: 软件 becomes 軟體, not 軟件. */
export function convertScript(text: string, to: ChineseScript): string {
  return converted.remember(`${to}:${text}`, () => convertAnew(text, to))
}

/** Only the characters change: the words stay those that were typed. */
export function inTraditionalCharacters(text: string): string {
  return toTaiwanCharacters()(toTraditional()(text))
}

const tagOrText = /<[^>]*>|[^<]+/g
const codeTag = /^<(\/?)(?:pre|code)\b/
const wordsInTag = /\b(alt|title|aria-label)="([^"]*)"/g

/** The text of sanitised HTML, where every `<` begins a tag. Code, addresses and anchors stay as they are. */
export function convertHtml(html: string, to: ChineseScript): string {
  return converted.remember(`${to}:html:${html}`, () => {
    let insideCode = 0
    return html.replace(tagOrText, (part) => {
      if (!part.startsWith('<')) return insideCode > 0 ? part : convertAnew(part, to)
      const code = codeTag.exec(part)
      if (code) insideCode += code[1] === '/' ? -1 : 1
      return part.replace(wordsInTag, (_, name: string, words: string) => `${name}="${convertAnew(words, to)}"`)
    })
  })
}

function convertAnew(text: string, to: ChineseScript): string {
  return to === 'zh-TW' ? toTaiwanWords()(toTraditional()(text)) : fromTaiwan()(text)
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

import hongKong from 'opencc-js/dict/HKVariantsRev'
import traditional from 'opencc-js/dict/TSCharacters'
import taiwan from 'opencc-js/dict/TWVariantsRev'

/**
 * Variant characters that a text converter must keep apart: 看著 and 看着, 帳號 and 账号, 回覆 and 回复, 瞭解 and 了解. A search means
 * both.
 */
const writtenForEachOther = '著 着|帐 账|覆 复|瞭 了|藉 借|馀 余|麽 么|幺 么|沈 沉|託 托|乾 干|甦 苏|妳 你|祂 他'

let table: { characters: ReadonlyMap<string, string>; any: RegExp } | undefined
const accented = /[^\P{Script=Latin}a-z]|\p{M}/u

/**
 * Normalises texts and queries for comparison: width, case, accents and the Chinese script make no difference. Each
 * character is folded by itself, so that a part of a text folds to a part of the folded text.
 */
export function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  return simplified(accented.test(plain) ? withoutAccents(plain) : plain)
}

/** `résumé` is asked for as `resume`, and `qǐngjià` is typed by somebody who learns the language. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
}

/** One character for one character, so that every part of a text stays a part of it. */
function simplified(text: string): string {
  table ??= read()
  const { characters, any } = table
  return text.replace(any, (character) => characters.get(character) ?? character)
}

/** Variants of a region lead to the common Traditional character, this one to the Simplified, and that to its stand-in. */
function read() {
  const [variants, simple, standIns] = [`${hongKong}|${taiwan}`, traditional, writtenForEachOther].map(pairs)
  const all = new Map<string, string>()
  for (const character of [variants, simple, standIns].flatMap((table) => [...(table?.keys() ?? [])])) {
    const common = variants?.get(character) ?? character
    const plain = simple?.get(character) ?? simple?.get(common) ?? character
    const stands = standIns?.get(plain) ?? plain
    if (stands !== character) all.set(character, stands)
  }
  // 薴 becomes 苧, which is Traditional itself.
  for (const [character, stands] of all) all.set(character, all.get(stands) ?? stands)
  return { characters: all, any: new RegExp(`[${[...all.keys()].join('')}]`, 'gu') }
}

function pairs(table: string): Map<string, string> {
  return new Map(table.split('|').map((pair) => pair.split(' ') as [string, string]))
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isFiller } from './filler.ts'

/**
 * The dictionary takes a moment and some memory, and only questions need it: see docs/decisions/0032. The one for weights,
 * which the package would read along, is left alone.
 */
const load = createRequire(import.meta.url)
let jieba: import('@node-rs/jieba').Jieba | undefined

/**
 * The words of Chinese somebody typed. What the dictionary does not know falls into single characters, which are most
 * likely a name: neighbouring ones stay together, but for those that only bind words.
 */
export function wordsOf(han: string): string[] {
  if ([...han].length < 3) return [han]
  const words: string[] = []
  let isName = false
  for (const word of dictionary().cut(han, false)) {
    const mayBeName = [...word].length === 1 && !isFiller(word)
    if (mayBeName && isName) words.push(`${words.pop()}${word}`)
    else words.push(word)
    isName = mayBeName
  }
  return words
}

function dictionary(): import('@node-rs/jieba').Jieba {
  if (jieba) return jieba
  const { Jieba } = load('@node-rs/jieba') as typeof import('@node-rs/jieba')
  jieba = Jieba.withDict(readFileSync(load.resolve('@node-rs/jieba/dict.txt')))
  return jieba
}

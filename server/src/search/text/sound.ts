import { createRequire } from 'node:module'

type Pinyin = typeof import('pinyin-pro').pinyin
const load = createRequire(import.meta.url)
let loaded: Pinyin | undefined

const shortest = 2
const longest = 5

/** It brings a dictionary of readings; who never sounds a word does not wait for it. */
export function pinyin(): Pinyin {
  loaded ??= (load('pinyin-pro') as typeof import('pinyin-pro')).pinyin
  return loaded
}

/** How Chinese is read, in its context: 银行 is `yin hang`. What has no reading stands for itself. */
export function syllablesOf(han: string): string[] {
  return pinyin()(han, { toneType: 'none', type: 'array', v: true }).map((syllable) => syllable.replaceAll('ü', 'v'))
}

export function soundOf(syllables: readonly string[]): string {
  return syllables.join('-')
}

/** Every two to five in a row: 请假申请 is found by `qj`, `qjs`, `js` … */
export function initialsOf(syllables: readonly string[]): string[] {
  const letters = syllables.map(([first = '']) => first)
  return letters.flatMap((_, from) =>
    Array.from({ length: longest - shortest + 1 }, (_, more) => letters.slice(from, from + shortest + more)).flatMap(
      (run, more) => (run.length === shortest + more ? run.join('') : []),
    ),
  )
}

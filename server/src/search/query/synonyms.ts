import taiwan from 'opencc-js/dict/TWPhrasesRev'
import { fold } from '../text/fold.ts'
import { queryTermsOf, runsOf, type TextRun } from '../text/runs.ts'

/** What else to ask for, by the key of what was typed. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** Each phrase of a set stands for all others of it, in both directions; a phrase may be in several sets. */
export function synonymsOf(sets: readonly (readonly string[])[]): Synonyms {
  const all = new Map<string, string[]>()
  for (const set of sets) {
    const phrases = new Map(set.map((phrase) => [keyOf(runsOf(fold(phrase))), phrase]))
    for (const key of phrases.keys()) {
      const others = [...phrases].filter(([other]) => other !== key && key !== '' && other !== '')
      all.set(key, [...new Set([...(all.get(key) ?? []), ...others.map(([, phrase]) => phrase)])])
    }
  }
  return all
}

/** Width, capitals, script, signs and plurals make no other phrase of it. */
export function keyOf(runs: readonly TextRun[]): string {
  return runs.flatMap((run) => (run.is_han ? run.text : queryTermsOf(run))).join(' ')
}

let regional: Synonyms | undefined

/** What Taiwan and the mainland call by different words: 軟體 and 软件, 印表機 and 打印机. */
export function regionalWords(): Synonyms {
  regional ??= synonymsOf(
    taiwan
      .split('|')
      .map((pair) => pair.split(' '))
      // A single character would be found inside other words.
      .filter((pair) => pair.every((word) => [...word].length > 1)),
  )
  return regional
}

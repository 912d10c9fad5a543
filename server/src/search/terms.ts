import { marks, type SearchField, within } from './fields.ts'
import { fold } from './text/fold.ts'
import { keptOf, queryTermsOf, runsOf, type TextRun } from './text/runs.ts'
import { initialsOf, soundOf, syllablesOf } from './text/sound.ts'

/** Goes up with every change that gives a text other terms; items indexed by another version are indexed anew. */
export const analyserVersion = 3

/** What an item is found by, in every language it is written in. */
export interface IndexedDocument {
  titles: readonly string[]
  tags?: readonly string[]
  /** Names of its parts: tasks, fields, headings; what a hit can open. */
  anchors?: readonly string[]
  summaries?: readonly string[]
  bodies?: readonly string[]
  /** `scene:3`, as they are. */
  facets?: readonly string[]
}

/** An index has no use for more words of one item, and PostgreSQL holds a megabyte of them. The first ones count most. */
const mostTerms = 40_000
/** A longer title is asked for by its words. */
const longestTitle = 60

export function termsOfItem({
  titles,
  tags = [],
  summaries = [],
  anchors = [],
  ...rest
}: IndexedDocument): Set<string> {
  const terms = new Set(rest.facets)
  for (const title of titles) for (const term of wholeTermsOf(title)) terms.add(term)
  for (const text of [...titles, ...tags]) for (const term of soundTermsOf(text)) terms.add(term)
  add(terms, titles, ['title', 'subject', 'anchor', 'anywhere'])
  add(terms, [...tags, ...summaries], ['subject', 'anchor', 'anywhere'])
  add(terms, anchors, ['anchor', 'anywhere'])
  add(terms, rest.bodies ?? [], ['anywhere'])
  return terms
}

/** The words of one text: what a part of an item is found by. */
export function termsOfText(text: string): Set<string> {
  const terms = new Set<string>()
  add(terms, [text], ['anywhere'])
  return terms
}

/** A whole title, without signs; one of Chinese alone can be typed by its sound. Null where it is too long. */
export function wholeOf(runs: readonly TextRun[]): string | null {
  const whole = runs.flatMap((run) => (run.is_han ? run.text : queryTermsOf(run))).join('_')
  return whole.length > 0 && whole.length <= longestTitle ? `${marks.whole}${whole}` : null
}

function wholeTermsOf(title: string): string[] {
  const runs = runsOf(fold(title))
  const whole = wholeOf(runs)
  if (whole === null) return []
  return runs.every(({ is_han }) => is_han)
    ? [whole, `${marks.whole}${soundOf(runs.flatMap(({ text }) => syllablesOf(text)))}`]
    : [whole]
}

function soundTermsOf(text: string): string[] {
  return runsOf(fold(text)).flatMap(({ text, is_han }) => {
    if (!is_han) return []
    const syllables = syllablesOf(text)
    const pairs = syllables.map((syllable, at) => `${marks.sound}${syllable}-${syllables[at + 1] ?? ''}`)
    return [...pairs, ...initialsOf(syllables).map((initials) => `${marks.initials}${initials}`)]
  })
}

function add(terms: Set<string>, texts: readonly string[], where: readonly SearchField[]) {
  for (const text of texts) {
    for (const run of runsOf(fold(text))) {
      if (terms.size > mostTerms) return
      for (const { term } of keptOf(run)) for (const field of where) terms.add(within(field, term))
    }
  }
}

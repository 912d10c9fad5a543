import { inTraditionalCharacters } from '@atrium/server/platform/language/convert-script'
import { wordsKnownFrom } from '@atrium/server/search/query/vocabulary'
import { isFiller } from '@atrium/server/search/text/filler'
import { fold } from '@atrium/server/search/text/fold'
import { runsOf } from '@atrium/server/search/text/runs'
import { wordsOf } from '@atrium/server/search/text/words'
import { apps } from '../data/apps.ts'
import { cases } from '../data/cases.ts'
import { releases } from '../data/downloads.ts'
import { articles } from '../data/knowledge.ts'
import { resources } from '../data/resources.ts'
import { videos } from '../data/videos.ts'

export interface TitleWord {
  word: string
  /** How many titles hold it. */
  total: number
  traditional: string
  pinyin: string
  initials: string
}

/** The words that most titles of the demo content hold, cut by the analyser of the search; of equal ones in order of their sound. */
export function titleWords(most: number): TitleWord[] {
  const titles = [...resources, ...articles, ...cases, ...videos, ...apps, ...releases].map(
    ({ title }) => title['zh-CN'],
  )
  const totals = new Map<string, number>()
  for (const title of titles) {
    const words = runsOf(fold(title)).flatMap(({ text, is_han }) => (is_han ? wordsOf(text) : []))
    for (const word of new Set(words))
      if ([...word].length > 1 && !isFiller(word)) totals.set(word, (totals.get(word) ?? 0) + 1)
  }
  return [...totals]
    .map(([word, total]) => {
      const spelled = wordsKnownFrom(word).find((known) => known.word === word)
      const { letters: pinyin = '', initials = '' } = spelled ?? {}
      return { word, total, traditional: inTraditionalCharacters(word), pinyin, initials }
    })
    .toSorted((one, other) => other.total - one.total || (one.pinyin < other.pinyin ? -1 : 1))
    .slice(0, most)
}

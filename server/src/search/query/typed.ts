import { fold } from '../text/fold.ts'
import { runsOf } from '../text/runs.ts'
import { syllablesOf } from '../text/sound.ts'

/** A longer one is not typed to its end. */
const longest = 80

/**
 * How somebody begins to type a name: by its characters, its sound, or the first letters of its syllables. Signs and blanks
 * make no difference. Sound and initials are empty where nothing in it is Chinese.
 */
export function typedAs(name: string): { folded: string; sound: string; initials: string } {
  const runs = runsOf(fold(name.slice(0, longest)))
  const folded = runs.map(({ text }) => text).join('')
  if (!runs.some(({ is_han }) => is_han)) return { folded, sound: '', initials: '' }

  const syllables = runs.flatMap(({ text, is_han }) => (is_han ? syllablesOf(text) : text))
  return { folded, sound: syllables.join(''), initials: syllables.map(([first = '']) => first).join('') }
}

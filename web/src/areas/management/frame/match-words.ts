import table from './readings.json'

/**
 * How the words of a name sound, for the names of pages and actions alone: the characters in them are known beforehand, so no
 * dictionary travels to the browser. A test on the server compares the table with the readings of the search index.
 */
const soundsOf = new Map<string, string[]>()
for (const [sound, characters] of Object.entries(table.readings))
  for (const character of characters) soundsOf.set(character, [...(soundsOf.get(character) ?? []), sound])

const simplified = new Map(table.simplified.split(' ').map((pair) => [...pair] as [string, string]))

/** Width, case and the Chinese script make no difference; every character stays one. */
export function foldName(text: string): string {
  return Array.from(text.normalize('NFKC').toLowerCase(), (character) => simplified.get(character) ?? character).join(
    '',
  )
}

/** A Chinese character, or a word of another script: what initials are taken of. */
const units = /\p{Script=Han}|[\p{L}\p{N}]+/gu

/**
 * How well words mean a name, the best first: 0 all of it, 1 its beginning, 2 a part, 3 its initials or its sound, 4 the sound of a
 * part; null if they do not. Several words mean it if each does.
 */
export function matchName(name: string, words: string): number | null {
  const folded = foldName(name)
  const asked = foldName(words.trim())
  if (folded === asked) return 0
  if (folded.startsWith(asked)) return 1
  if (folded.includes(asked)) return 2
  const several = asked.split(/\s+/)
  if (several.length > 1) return several.every((word) => matchName(name, word) !== null) ? 2 : null

  const sounds = Array.from(folded.matchAll(units), ([unit]) => soundsOf.get(unit) ?? [unit])
  const place = sounds.findIndex((_, from) => isSpelled(sounds.slice(from), asked))
  return place === -1 ? null : place === 0 ? 3 : 4
}

/** Letters that spell the first units, each by its beginning: `shenhe`, `shenh`, `sh`. */
function isSpelled(sounds: string[][], letters: string): boolean {
  if (letters === '') return true
  const [first, ...others] = sounds
  return (first ?? []).some((sound) => {
    const longest = commonLength(sound, letters)
    return Array.from({ length: longest }, (_, less) => longest - less).some((length) =>
      isSpelled(others, letters.slice(length)),
    )
  })
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

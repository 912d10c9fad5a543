/** The last ones are taken off first: `processes` → `process`, `approvals` → `approval` → `approv`. */
const plural: StemEnding[] = [
  [/(?<=[sxz]|ch|sh)es$/, ''],
  [/ies$/, 'i'],
  [/(?<![ius])s$/, ''],
]
const form: StemEnding[] = [
  [/(?<=[aeiouy].*)(?<=..)ing$/, ''],
  [/ied$/, 'i'],
  [/(?<=[aeiouy].*)(?<=..)(?<!e)ed$/, ''],
  [/(?<=.{3}[vws])al$/, ''],
  [/(?<=.{5})ment$/, ''],
]
const sound: StemEnding[] = [
  [/(?<=..)e$/, ''],
  [/(?<=[^aeiou])y$/, 'i'],
  [/(?<=..)([^aeiou])\1$/, '$1'],
]
type StemEnding = [RegExp, string]

/**
 * English, lightly: one or several, done and doing are one word, and so are `approve` and `approval`. The result need not be
 * a word; it is the same for all of them, which is what counts. Other words, short ones and codes stay as they are.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  return [plural, form, ...sound.map((ending) => [ending])].reduce(withoutEnding, word)
}

/** Only the first that fits. */
function withoutEnding(word: string, endings: readonly StemEnding[]): string {
  const ending = endings.find(([pattern]) => pattern.test(word))
  return ending ? word.replace(...ending) : word
}

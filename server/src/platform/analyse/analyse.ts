/**
 * What a text can be found by. Texts and questions go through the same cutting, so that what is asked is what was kept:
 * every two neighbouring characters of Chinese, and whole words and numbers of everything else.
 */

const runs = /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv
const han = /^\p{Script=Han}/v
/** Nothing people type is longer; keys and hashes in a text would only fill the index. */
const longestWord = 40

/** The last character of a run stands alone too: with it every character begins some term, and can be asked for by itself. */
export function termsOfText(text: string): Set<string> {
  const terms = new Set<string>()
  for (const run of runsOf(text)) {
    const characters = [...run]
    if (!isHan(run)) terms.add(word(run))
    else for (const [at, character] of characters.entries()) terms.add(character + (characters[at + 1] ?? ''))
  }
  return terms
}

/** All of these must be there. `表*` asks for any term that begins with the character. Empty where there is nothing to ask. */
export function termsOfQuestion(question: string): Set<string> {
  const terms = new Set<string>()
  for (const run of runsOf(question)) {
    const characters = [...run]
    if (!isHan(run)) terms.add(word(run))
    else if (characters.length === 1) terms.add(`${run}*`)
    else for (let at = 1; at < characters.length; at++) terms.add(`${characters[at - 1]}${characters[at]}`)
  }
  return terms
}

/** What a term of a text answers besides itself: `表格` is found by `表*`. */
export function beginningOf(term: string): string | null {
  const [first] = term
  return first !== undefined && isHan(term) ? `${first}*` : null
}

function runsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(runs) ?? []
}

function isHan(run: string): boolean {
  return han.test(run)
}

/** One thing or several of it: `expenses` finds `expense`, `policies` finds `policy`. */
function word(run: string): string {
  const singular = /^[a-z]{4,}$/.test(run)
    ? run
        .replace(/(?<![ae])ies$/, 'y')
        .replace(/(?<![aeo])es$/, 'e')
        .replace(/(?<![us])s$/, '')
    : run
  return singular.slice(0, longestWord)
}

import { simplified } from './simplify.ts'

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

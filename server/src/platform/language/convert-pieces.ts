import { type ChineseScript, convertScript } from './convert-script.ts'

/**
 * A text that was taken apart, in the other script and in the same pieces. The whole is converted, so that a phrase across
 * two pieces is recognised; only where that changes the length each piece is converted by itself.
 */
export function convertPieces<Piece extends { text: string }>(pieces: Piece[], to: ChineseScript): Piece[] {
  const original = pieces.map(({ text }) => text).join('')
  const whole = convertScript(original, to)
  if (whole.length !== original.length) {
    return pieces.map((piece) => ({ ...piece, text: convertScript(piece.text, to) }))
  }
  let at = 0
  return pieces.map((piece) => {
    const text = whole.slice(at, at + piece.text.length)
    at += piece.text.length
    return { ...piece, text }
  })
}

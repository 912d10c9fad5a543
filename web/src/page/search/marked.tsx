import type { Answer } from '@atrium/contract/calls'
import { Fragment } from 'react'

/** A text in pieces, as search answers. */
type MarkedPieces = Answer<'GET /api/search'>['list'][number]['title']

/** A text as it was written, with what was asked for marked. */
export function Marked({ pieces }: { pieces: MarkedPieces }) {
  return pieces.map(({ text, is_match }, place) => {
    const key = `${place} ${text}`
    return is_match ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
  })
}

export function plainText(pieces: MarkedPieces): string {
  return pieces.map(({ text }) => text).join('')
}

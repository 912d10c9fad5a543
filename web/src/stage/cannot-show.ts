import { Failure } from '../platform/api/failure.ts'

/**
 * - `malformed`: the file is not what its type asks for.
 * - `too_large`: it would keep the browser busy for too long.
 * - `unreachable`: the connection is gone; trying again may help.
 * - `missing`: this version is not served any more.
 * - `no_pages`: nothing was made of the document that could be shown.
 * - `no_second_address`: pages of others are only shown from an address of their own, and this portal has none.
 * - `broken`: none of these; the preview itself failed.
 */
export const reasons = [
  'malformed',
  'too_large',
  'unreachable',
  'missing',
  'no_pages',
  'no_second_address',
  'broken',
] as const
export type CannotShowReason = (typeof reasons)[number]

/** Thrown while drawing: the frame then says why, and what can still be done. */
export class CannotShow extends Error {
  override name = 'CannotShow'
  reason: CannotShowReason

  constructor(reason: CannotShowReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export function reasonOf(thrown: unknown): CannotShowReason {
  if (thrown instanceof CannotShow) return thrown.reason
  if (thrown instanceof Failure) return thrown.kind === 'refused' && thrown.status < 500 ? 'missing' : 'unreachable'
  return 'broken'
}

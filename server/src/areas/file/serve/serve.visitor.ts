import type { Secret } from '../../../platform/secret/secret.ts'

/** A browser in a ticket: its cookie cannot be read from it. */
export function visitorMark(secret: Pick<Secret, 'hash'>, mark: string): string {
  return secret.hash('file-visitor', mark).toString('base64url').slice(0, 16)
}

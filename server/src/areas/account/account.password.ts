import { Failure } from '../../platform/http/failure.ts'

/** Argon2id. Answers the text that is stored. */
export async function hashPassword(_password: string): Promise<string> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}

/** Takes the same time for an account without a password and for nobody: `stored` is null then, and it answers false. */
export async function isPassword(_password: string, _stored: string | null): Promise<boolean> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}

/** Throws for one of the ten thousand that are tried first. */
export function refuseCommonPassword(_password: string): void {
  throw new Failure('unavailable', { detail: 'not built yet' })
}

import pg from 'pg'
import { Failure } from '../http/failure.ts'

/** A deadlock, or two transactions of which only one can be kept. */
const conflict = [/^40001$/, /^40P01$/]
/** Codes of PostgreSQL by class: connection lost, no room, stopped by an operator or a time-out, read-only, conflicts. */
const unavailable = [/^08/, /^53/, /^57/, /^25006$/, /^55P03$/, ...conflict]
/** Of these, the connection itself is still good. */
const onlyTheStatement = [/^57014$/, /^55P03$/, /^53[12]/, ...conflict]

/** A character that PostgreSQL cannot store, sent by a client. */
const noCharacter = [/^22021$/, /^22P05$/]
/** In JSON the same has the code of any malformed value. */
const noCharacterInJson = /^Unicode/

/** What the database could not do just now is 'unavailable'; what a statement did wrong stays as it is. */
export function asFailure(error: unknown): unknown {
  if (error instanceof Failure) return error
  if (error instanceof pg.DatabaseError && isUnstorableText(error)) return new Failure('invalid_input')
  if (error instanceof pg.DatabaseError && !matches(error, unavailable) && !isOutdatedPlan(error)) return error
  return new Failure('unavailable', { detail: `database: ${messageOf(error)}`, cause: error })
}

/** Not an answer of the server: the connection failed, or its state is unknown. */
export function isBroken(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || (matches(error, unavailable) && !matches(error, onlyTheStatement))
}

/** The driver gave up on a statement, which has no code of its own. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** PostgreSQL undid the transaction because of another one, or of a migration: the same again may well succeed. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Failure && error.cause instanceof pg.DatabaseError)) return false
  return matches(error.cause, conflict) || isOutdatedPlan(error.cause)
}

/** A migration changed the columns of a prepared statement: 'cached plan must not change result type'. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint)
}

function isUnstorableText(error: pg.DatabaseError) {
  return matches(error, noCharacter) || (error.code === '22P02' && noCharacterInJson.test(error.detail ?? ''))
}

function matches({ code = '' }: pg.DatabaseError, codes: RegExp[]) {
  return codes.some((one) => one.test(code))
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

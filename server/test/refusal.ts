import { Failure } from '../src/platform/http/failure.ts'

/** What somebody was refused with; anything else that is thrown is a fault of the test's subject. */
export async function refusalOf(attempt: Promise<unknown>): Promise<Failure> {
  const failure = await attempt.then(
    () => null,
    (error: unknown) => error,
  )
  if (failure instanceof Failure) return failure
  throw failure ?? new Error('it was not refused')
}

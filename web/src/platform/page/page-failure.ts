import { Failure } from '../api/failure.ts'

/** Why a page could not be drawn: our own answer, a gateway's, or none. Null for a defect of the page itself. */
export function failureOfPage(error: unknown): Failure | null {
  if (error instanceof Failure) return error
  if (isOfTransport(error)) return Failure.ofTransport(error)
  if (!isAnswer(error)) return null

  const { status, statusText, data } = error
  if (typeof data === 'object' && data)
    return new Failure({ ...(data as ConstructorParameters<typeof Failure>[0]), status })
  const kind = status === 504 ? 'gateway' : 'unreachable'
  return new Failure({ kind, status, msg: statusText || (status === 504 ? 'Gateway Timeout' : '') })
}

/** What browsers throw when a request fails has no class of its own. */
function isOfTransport(error: unknown): boolean {
  return (
    error instanceof DOMException || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
  )
}

interface RouteErrorAnswer {
  status: number
  statusText: string
  data: unknown
}

/** The router's class for an answer that is an error. */
function isAnswer(error: unknown): error is RouteErrorAnswer {
  return typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error && 'data' in error
}

/**
 * - `refused`: the server answered with a code of the failure table.
 * - `timeout`, `unreachable`, `gateway`: there was no answer of the API.
 */
type FailureKind = 'refused' | 'timeout' | 'unreachable' | 'gateway'

interface FailureFacts {
  kind: FailureKind
  status?: number
  code?: number
  msg?: string
  request_id?: string | null
  data?: FailureData
}

/** What comes with a refusal: the entry that was wrong, the seconds to wait, the challenge to solve. */
export interface FailureData {
  field?: string
  retry_after?: number
  challenge?: string
  /** Parts that were changed meanwhile, by comma, and the whole as it is now, as JSON. */
  stale?: string
  current?: string
  /** Where somebody else was faster: what they wrote, and which revision it is. */
  title?: string
  summary?: string
  body?: string
  text?: string
  revision?: string
  updated_by?: string
}

/** A call that did not work out, in the server's own words where it had any. */
export class Failure extends Error {
  override name = 'Failure'
  kind: FailureKind
  status: number
  code: number
  msg: string
  request_id: string | null
  data: FailureData

  constructor({ kind, status = 0, code = 0, msg = '', request_id = null, data = {} }: FailureFacts) {
    super(msg || kind)
    this.kind = kind
    this.status = status
    this.code = code
    this.msg = msg
    this.request_id = request_id
    this.data = data
  }

  static ofTransport(thrown: unknown): Failure {
    const timeout = thrown instanceof DOMException && thrown.name === 'TimeoutError'
    return new Failure({ kind: timeout ? 'timeout' : 'unreachable' })
  }
}

import type { Answer, CallInput } from '@atrium/contract/calls'

export type UploadKind = NonNullable<CallInput<'POST /api/uploads'>['body']['kind']>
export type StoredFile = Answer<'GET /api/files/{file_id}'>

/**
 * - `waiting`, `preparing`, `sending`: on its way, one after the other.
 * - `lost`: the connection is; it goes on by itself, or when a person says so.
 * - `unfinished`: begun in another tab or on another day; it goes on when the same file is chosen again.
 * - `checking`: the server has the whole file and scans it; the result is `ready` or `refused`.
 * - `failed`: it could not be sent at all.
 */
export type Stage =
  | 'waiting'
  | 'preparing'
  | 'sending'
  | 'lost'
  | 'paused'
  | 'unfinished'
  | 'checking'
  | 'ready'
  | 'refused'
  | 'failed'

/** Why nothing could be sent: a name among the texts, or what the server said. */
export type UploadProblem = { name: 'empty' | 'too_large' | 'unreadable' } | { message: string }

export interface UploadState {
  /** The name it travels by; no two uploads of a person share one. */
  file_name: string
  owner: string
  name: string
  size: number
  kind: UploadKind
  public: boolean
  stage: Stage
  /** Bytes that have left, and of those the ones that are safely there. */
  sent: number
  arrived: number
  /** Bytes in a second, while it is known. */
  pace: number | null
  /** Null until all of it is there. */
  file: StoredFile | null
  problem: UploadProblem | null
}

const longestName = 255
const prefix = /^resource_file\d{13}/

/** `resource_file`, the moment, the name [API-08]. The ending of a long name stays. */
export function travellingName(name: string, now = Date.now()): string {
  const before = `resource_file${now}`
  return before + name.slice(before.length - longestName)
}

/** What a person called it. */
export function givenName(file_name: string): string {
  return file_name.replace(prefix, '') || file_name
}

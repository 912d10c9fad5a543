import type { Answer, CallInput } from '@atrium/contract/calls'

export type UploadKind = NonNullable<CallInput<'POST /api/uploads'>['body']['kind']>
export type UploadPurpose = NonNullable<CallInput<'POST /api/uploads'>['body']['purpose']>
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

/** Where a file was chosen: lists show only what was chosen there. */
export interface UploadTarget {
  kind: UploadKind
  purpose: UploadPurpose
  /** The draft or project it is for; null where there is none yet. */
  subject_id: number | null
}

export interface UploadState extends UploadTarget {
  /** The name it travels by; no two uploads of a person share one. */
  file_name: string
  owner: string
  name: string
  size: number
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

/** What becomes a resource draft by itself. */
export const resourceTarget: UploadTarget = { kind: 'resource', purpose: 'resource', subject_id: null }

export function isFor(one: UploadTarget, { kind, purpose, subject_id }: UploadTarget): boolean {
  return one.kind === kind && one.purpose === purpose && one.subject_id === subject_id
}

const longestName = 255

/** `resource_file`, the moment, the name [API-08]. The ending of a long name stays. */
export function travellingName(name: string, now = Date.now()): string {
  const before = `resource_file${now}`
  return before + name.slice(before.length - longestName)
}

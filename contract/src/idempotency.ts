/**
 * A write with a key is done once, however often it is sent within a day: who repeats it gets the answer of the first time. A key
 * belongs to the person and to one request; with another one it is refused. Visitors and uploads of files have none.
 */
export const idempotency = {
  header: 'idempotency-key',
  pattern: /^[\w-]{16,64}$/,
  /** Set on an answer that was given before. */
  replayedHeader: 'idempotency-replayed',
} as const

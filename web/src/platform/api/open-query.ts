import type { Failure } from './failure.ts'

interface QueryEntry {
  answer: Promise<unknown>
  controller: AbortController
  isRunning: boolean
  subscribers: number
}

/** Queries that run, and answers that are still kept, by key. */
const entries = new Map<string, QueryEntry>()

export interface QueryRequest<Data> {
  /** Equal keys ask the same. */
  key: string
  send: (signal: AbortSignal) => Promise<Data>
  /** How many milliseconds an answer serves later subscribers, too. */
  maxAge: number
  onData: (data: Data) => void
  onFailure: (failure: Failure) => void
}

/**
 * Sends a query, or joins one with the same key that is running. The returned function unsubscribes: nothing is reported
 * after that, and the last one to leave aborts the request.
 */
export function openQuery<Data>({ key, send, maxAge, onData, onFailure }: QueryRequest<Data>): () => void {
  const entry = entries.get(key) ?? startQuery(key, send, maxAge)
  let isSubscribed = true
  entry.subscribers += 1
  entry.answer.then(
    (data) => isSubscribed && onData(data as Data),
    (failure: Failure) => isSubscribed && onFailure(failure),
  )

  return () => {
    isSubscribed = false
    entry.subscribers -= 1
    if (entry.subscribers > 0 || !entry.isRunning) return
    removeEntry(key, entry)
    entry.controller.abort()
  }
}

/** The next query with this key is sent, whatever is running or kept. */
export function forgetQuery(key: string) {
  entries.delete(key)
}

function startQuery(key: string, send: (signal: AbortSignal) => Promise<unknown>, maxAge: number): QueryEntry {
  const controller = new AbortController()
  const entry: QueryEntry = { answer: send(controller.signal), controller, isRunning: true, subscribers: 0 }
  entries.set(key, entry)

  const remove = () => removeEntry(key, entry)
  entry.answer
    .finally(() => {
      entry.isRunning = false
    })
    .then(() => (maxAge > 0 ? setTimeout(remove, maxAge) : remove()), remove)
  return entry
}

function removeEntry(key: string, entry: QueryEntry) {
  if (entries.get(key) === entry) entries.delete(key)
}

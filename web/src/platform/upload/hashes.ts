import { chunkSize } from '@atrium/contract/limits'
import type { Hashed, ToHash } from './hash.worker.ts'

/** The file cannot be read any more: it was moved or changed since it was chosen. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export async function readAgain(file: File): Promise<void> {
  const last = file.slice(-1)
  await last.arrayBuffer().catch(() => {
    throw new Unreadable()
  })
}

/** Milliseconds. */
const pauseBeforeStart = 1_000

/** What the worker finds out about a file, as far as it has come; each can be waited for. */
export interface Hashes {
  ofChunk: (index: number) => Promise<string>
  whole: Promise<string>
  stop: () => void
}

export function hashesOf(file: File): Hashes {
  const chunks = Array.from({ length: Math.ceil(file.size / chunkSize) }, () => promised())
  const whole = promised()
  const ended = new AbortController()
  let starts = 0
  start()

  function start() {
    const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' })
    ended.signal.addEventListener('abort', () => worker.terminate())
    starts++
    // Its script did not come: it is fetched again when there is a connection.
    worker.onerror = () => {
      if (!navigator.onLine) addEventListener('online', start, { once: true, signal: ended.signal })
      else if (starts < 3) setTimeout(start, pauseBeforeStart)
      else giveUp()
    }
    worker.onmessage = ({ data }: MessageEvent<Hashed>) => {
      if ('unreadable' in data) return giveUp()
      if ('index' in data) return chunks[data.index]?.resolve(data.chunk_sha256)
      whole.resolve(data.sha256)
      ended.abort()
    }
    worker.postMessage({ file, chunkSize } satisfies ToHash)
  }

  function giveUp() {
    for (const { reject } of [...chunks, whole]) reject(new Unreadable())
    ended.abort()
  }

  return {
    ofChunk: (index) => chunks[index]?.promise ?? Promise.reject(new Unreadable()),
    whole: whole.promise,
    stop: () => ended.abort(),
  }
}

/** Nobody may be waiting yet when it breaks. */
function promised() {
  const one = Promise.withResolvers<string>()
  one.promise.catch(() => {})
  return one
}

import { setTimeout as sleep } from 'node:timers/promises'
import { readEvents } from '../web/src/platform/notices/event-stream.ts'

export interface Listener {
  /** What was shown, in the order in which it was. */
  shown: { notice_id: number; at: number }[]
  /** How often the line was opened: once, and again whenever it broke. */
  opened(): number
  /** What came although it was known: dropped, as browsers do. */
  repeats(): number
  stop(): void
}

/** Somebody's browser: listens, and when the line breaks comes back and says which notice it had last. */
export function startListener(address: string, token: string): Listener {
  const stopped = new AbortController()
  const shown: Listener['shown'] = []
  let opened = 0
  let repeats = 0
  let retry = 500
  const last = () => shown.at(-1)?.notice_id ?? 0

  async function listenOnce() {
    const response = await fetch(`${address}/api/notices/live`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, 'last-event-id': String(last()) },
      signal: stopped.signal,
    })
    if (!response.body || response.status !== 200) throw new Error(`answered ${response.status}`)
    opened++
    await readEvents(response.body, {
      event({ id, event }) {
        if (event !== 'notice') return
        if (Number(id) <= last()) repeats++
        else shown.push({ notice_id: Number(id), at: Date.now() })
      },
      retry: (milliseconds) => {
        retry = Math.min(milliseconds, 500)
      },
      alive: () => {},
    })
  }

  async function listen() {
    while (!stopped.signal.aborted) {
      await listenOnce().catch(() => {})
      await sleep(retry)
    }
  }
  void listen()

  return { shown, opened: () => opened, repeats: () => repeats, stop: () => stopped.abort() }
}

import { onTestFinished } from 'vitest'

export interface LiveEvent {
  id?: string
  event?: string
  data: Record<string, unknown>
}

export interface LiveStream {
  response: Response
  /** All events so far, oldest first. */
  events: LiveEvent[]
  /** The notices among them, by number. */
  notices(): number[]
  /** Resolves when the other side has ended it. */
  ended: Promise<void>
  close(): void
}

/** Listens to somebody's notices over a socket, as a browser does. */
export async function listenTo(address: string, token: string, last?: number): Promise<LiveStream> {
  const control = new AbortController()
  const response = await fetch(`${address}/api/notices/live`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(last !== undefined && { 'last-event-id': String(last) }),
    },
    signal: control.signal,
  })
  const events: LiveEvent[] = []
  const ended = read(response, events).catch(() => {})
  onTestFinished(() => control.abort())
  return {
    response,
    events,
    ended,
    notices: () => events.flatMap(({ event, id }) => (event === 'notice' ? [Number(id)] : [])),
    close: () => control.abort(),
  }
}

async function read(response: Response, events: LiveEvent[]) {
  let text = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)))
      if (fields.data) events.push({ ...fields, data: JSON.parse(fields.data) })
    }
  }
}

import { expect, test } from 'vitest'
import { readEvents, type StreamEvent } from './event-stream.ts'

const stream =
  'retry: 2000\n\nid: 7\nevent: notice\ndata: {"title":"请假"}\n\n: \n\nevent: unread\ndata: {"unread":1}\n\n'

test.each([1, 2, 3, 7, 1000])('events are read whole, in pieces of %i bytes', async (length) => {
  const heard = await hear(stream, length)

  expect(heard.events).toEqual([
    { id: '7', event: 'notice', data: '{"title":"请假"}' },
    { id: '', event: 'unread', data: '{"unread":1}' },
  ])
  expect(heard.retries).toEqual([2000])
})

test('an event that was cut off is not dispatched: it is sent again after the reconnection', async () => {
  const heard = await hear('id: 7\nevent: notice\ndata: {"title', 100)

  expect(heard.events).toEqual([])
})

async function hear(text: string, length: number) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length) controller.enqueue(bytes.slice(at, at + length))
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  const retries: number[] = []
  await readEvents(body, { event: (event) => events.push(event), retry: (wait) => retries.push(wait), alive: () => {} })
  return { events, retries }
}

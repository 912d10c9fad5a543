export interface StreamEvent {
  id: string
  event: string
  data: string
}

interface StreamListener {
  event: (event: StreamEvent) => void
  /** How many milliseconds to wait before coming again. */
  retry: (milliseconds: number) => void
  /** Anything at all, also what only says that somebody is there. */
  alive: () => void
}

/** Server-sent events as our server writes them, in whatever pieces they come. `EventSource` cannot send the login in a header, and an address is no place for it. */
export async function readEvents(body: ReadableStream<BufferSource>, heard: StreamListener): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let fields = new Map<string, string>()

  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard.alive()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        dispatchStreamEvent(fields, heard)
        fields = new Map()
      } else parseField(line, fields)
    }
  }
}

/** `name: value`; without a name it is a comment. */
function parseField(line: string, fields: Map<string, string>) {
  const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
  if (name === '') return
  const before = name === 'data' ? fields.get(name) : undefined
  fields.set(name, before === undefined ? value : `${before}\n${value}`)
}

function dispatchStreamEvent(fields: Map<string, string>, heard: StreamListener) {
  const retry = Number(fields.get('retry'))
  if (fields.has('retry') && Number.isInteger(retry)) heard.retry(retry)
  const data = fields.get('data')
  if (data !== undefined) heard.event({ id: fields.get('id') ?? '', event: fields.get('event') ?? 'message', data })
}

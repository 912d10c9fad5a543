/** Clients that ask without pause, each on a connection it keeps, and write down what they got. */
import { Agent, request } from 'node:http'

export interface LoadOutcome {
  client: number
  path: string
  /** When it was asked, and how long it took, in milliseconds. */
  at: number
  took: number
  status: number | null
  text: string
  error: string | null
}

export interface Load {
  outcomes: LoadOutcome[]
  stop(): Promise<LoadOutcome[]>
}

/** `keep: false` makes a new connection for each request. A pause keeps the machine free for what is being drilled. */
export function startLoad(port: number, paths: string[], { clients = 8, pause = 5, keep = true } = {}): Load {
  const outcomes: LoadOutcome[] = []
  let stopped = false

  const running = Array.from({ length: clients }, async (_, client) => {
    const agent = new Agent({ keepAlive: keep, maxSockets: 1 })
    for (let turn = client; !stopped; turn++) {
      outcomes.push(await ask(client, agent, port, paths[turn % paths.length] ?? '/'))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    agent.destroy()
  })

  return {
    outcomes,
    async stop() {
      stopped = true
      await Promise.all(running)
      return outcomes
    },
  }
}

function ask(client: number, agent: Agent, port: number, path: string): Promise<LoadOutcome> {
  const at = performance.now()
  return new Promise((resolve) => {
    const end = (status: number | null, text: string, error: string | null) =>
      resolve({ client, path, at, took: performance.now() - at, status, text, error })

    const asked = request({ agent, port, path, host: '127.0.0.1' }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => (text += piece))
      response.on('end', () => end(response.statusCode ?? null, text, null))
      response.on('error', (error) => end(null, text, error.message))
    })
    asked.on('error', (error) => end(null, '', error.message))
    asked.end()
  })
}

export function failed({ status, error }: LoadOutcome) {
  return error !== null || status === null || status >= 500
}

export function percentile(outcomes: readonly LoadOutcome[], share: number): number {
  const sorted = outcomes.map(({ took }) => took).sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

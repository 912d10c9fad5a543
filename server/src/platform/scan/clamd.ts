import { connect, type Socket } from 'node:net'
import type { Config } from '../../config.ts'

/**
 * The result of a scan. 'limits': content was too large to be scanned completely. Any answer but these three is thrown,
 * so that nothing passes while the scanner is down.
 */
export type ScanVerdict = { verdict: 'clean' } | { verdict: 'infected' | 'encrypted' | 'limits'; signature: string }

export type Scan = (content: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<ScanVerdict>

/** Longer streams are refused by clamd (StreamMaxLength, at least 512M): they are given to it in pieces. */
export const longestStream = 500 * 1024 * 1024

const patience = 60_000

type ScannerConfig = Pick<Config, 'CLAMD_HOST' | 'CLAMD_PORT'>

export function openScanner({ CLAMD_HOST, CLAMD_PORT }: ScannerConfig, silence = patience): Scan {
  return async (content, signal) => {
    const socket = connect({ host: CLAMD_HOST, port: CLAMD_PORT, signal })
    socket.setTimeout(silence, () => socket.destroy(new Error('clamd timed out')))
    const sending = send(socket, content).catch((error) => socket.destroy(error))
    const [answer] = await Promise.all([listen(socket), sending])
    return read(answer)
  }
}

async function send(socket: Socket, content: AsyncIterable<Uint8Array>) {
  socket.write('zINSTREAM\0')
  for await (const piece of content) {
    if (socket.errored) return
    // The answer is complete, but the rest of the content may be needed by another consumer.
    if (!socket.writable) continue
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    socket.write(length)
    if (!socket.write(piece)) await untilDrained(socket)
  }
  if (socket.writable) socket.write(Buffer.alloc(4))
}

/** Or until the connection is closed. Leaves no listener behind: a large file waits thousands of times. */
function untilDrained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      socket.off('drain', end).off('close', end)
      resolve()
    }
    socket.on('drain', end).on('close', end)
  })
}

function listen(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.on('data', (piece) => {
      answer += piece
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

function read(answer: string): ScanVerdict {
  const sentence = answer.replaceAll('\0', '').trim()
  if (sentence === 'stream: OK') return { verdict: 'clean' }
  const signature = /^stream: (.+) FOUND$/.exec(sentence)?.[1]
  if (!signature) throw new Error(`clamd: ${sentence || 'no answer'}`)
  if (signature.startsWith('Heuristics.Encrypted')) return { verdict: 'encrypted', signature }
  if (signature.startsWith('Heuristics.Limits.Exceeded')) return { verdict: 'limits', signature }
  return { verdict: 'infected', signature }
}

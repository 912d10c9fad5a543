import { spawn } from 'node:child_process'
import { join } from 'node:path'

const wrapper = join(import.meta.dirname, 'sandbox')
const wordsKept = 2_000
const answerKept = 1_000_000

export interface SandboxLimits {
  seconds: number
  megabytes: number
  signal: AbortSignal
}

/** The converter gave up, crashed, or wanted more memory than it may have. */
export class ConversionFailed extends Error {}
/** The converter was still busy when its time was over. */
export class ConversionTooSlow extends Error {}

/**
 * Runs a converter that sees nothing of this machine but its programs and `folder`, there called /work.
 * Answers what it wrote to its standard output. When this process dies, the converter dies too.
 */
export async function runSandboxed(folder: string, command: string[], { seconds, megabytes, signal }: SandboxLimits) {
  signal.throwIfAborted()
  const program = command[0]
  const child = spawn(wrapper, [folder, `${seconds}`, `${megabytes}`, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin' },
  })
  let late = false
  const clock = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, seconds * 1000)
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)

  let output = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output = (output + piece).slice(0, answerKept)
  })
  child.stderr.on('data', (piece: Buffer) => {
    complaint = (complaint + piece.toString()).slice(-wordsKept)
  })
  try {
    const code = await new Promise<number | string | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code, killer) => resolve(code ?? killer))
    })
    signal.throwIfAborted()
    if (late) throw new ConversionTooSlow(`${program} took longer than ${seconds} s`)
    if (code !== 0) throw new ConversionFailed(`${program} ended with ${code}: ${complaint.trim()}`)
    return output
  } finally {
    clearTimeout(clock)
    signal.removeEventListener('abort', stop)
  }
}

import type { Summing, ToSum } from './sum.worker.ts'

/** Why there are no sums: the file was moved or changed since it was chosen, or what reads it could not be fetched. */
export class NoSums extends Error {
  override name = 'NoSums'
  readonly step: 'unreadable' | 'unfetched'

  constructor(step: NoSums['step']) {
    super(step)
    this.step = step
  }
}

export interface Sums {
  sha256: string
  sm3: string
}

/**
 * Both sums of a file of any size, each in a worker of its own: two cores are faster than one. `onRead` hears which part of
 * it is read, from 0 to 1.
 */
export async function sumFile(file: File, onRead: (part: number) => void, signal: AbortSignal): Promise<Sums> {
  const read = { sha256: 0, sm3: 0 }
  const sumBy = (algorithm: keyof Sums) =>
    sumIn({ file, algorithm }, signal, (bytes) => {
      read[algorithm] = bytes
      onRead(Math.min(read.sha256, read.sm3) / file.size)
    })
  const [sha256, sm3] = await Promise.all([sumBy('sha256'), sumBy('sm3')])
  return { sha256, sm3 }
}

function sumIn(toSum: ToSum, signal: AbortSignal, onRead: (bytes: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const worker = new Worker(new URL('./sum.worker.ts', import.meta.url), { type: 'module' })

  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  // The worker reports its own errors.
  worker.onerror = () => reject(new NoSums('unfetched'))
  worker.onmessage = ({ data }: MessageEvent<Summing>) => {
    if ('read' in data) onRead(data.read)
    else if ('sum' in data) resolve(data.sum)
    else reject(new NoSums('unreadable'))
  }
  worker.postMessage(toSum)
  return promise.finally(() => worker.terminate())
}

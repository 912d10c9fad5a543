import { pipeline, Readable, Transform } from 'node:stream'
import { OurSide } from './breaker.ts'

/** How long the other side may take nothing of what waits for it, or say nothing once it has everything. */
const patience = 10_000

interface S3RequestOptions {
  requestTimeout: number
  abortSignal: AbortSignal
}

/**
 * Streams a body on. A slow sender is tolerated within the limits of the caller; a slow receiver is aborted. If the body
 * breaks, the request is aborted too, because it would wait for the rest for ever.
 */
export async function sendOn<Result>(
  body: Readable | Uint8Array,
  send: (body: Readable | Uint8Array, options: S3RequestOptions) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const options = { requestTimeout: 0, abortSignal: controller.signal }
  if (!(body instanceof Readable)) {
    return send(body, { requestTimeout: patience * 6, abortSignal: AbortSignal.timeout(patience * 6) })
  }

  let moved = performance.now()
  let broken: unknown
  const passing = new Transform({
    transform(piece, _encoding, done) {
      moved = performance.now()
      done(null, piece)
    },
  })
  const watch = setInterval(() => {
    const waits = passing.readableLength > 0 || passing.writableFinished
    if (waits && performance.now() - moved > patience) controller.abort()
  }, 500)
  pipeline(body, passing, (error) => {
    if (!error) return
    broken ??= error
    controller.abort()
  })

  try {
    return await send(passing, options)
  } catch (error) {
    if (broken) throw new OurSide(broken)
    throw error
  } finally {
    clearInterval(watch)
    passing.destroy()
  }
}

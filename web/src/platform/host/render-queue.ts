interface QueueLimits {
  /** Renderings under way at the same time. */
  atOnce: number
  /** Renderings that wait for a place. */
  waiting: number
  /** Milliseconds a rendering may wait. */
  patience: number
}

interface WaitingRendering {
  network: string
  start: () => void
}

/** No place for one more rendering: the portal has more to render than it can. */
export class RenderingRefused extends Error {}

/** Made once, because nobody reads where it comes from and finding that out takes longer than the rest of a refusal. */
const refusal = new RenderingRefused('too many pages to render')

/**
 * At most a fixed number of renderings at once, in the order in which they were asked for. One network may take half of the
 * places to wait, so that a single client cannot keep everybody else out.
 */
export function openRenderQueue({ atOnce, waiting, patience }: QueueLimits) {
  const queue: WaitingRendering[] = []
  const perNetwork = Math.max(1, Math.floor(waiting / 2))
  let underWay = 0
  let refused = 0

  function refuse(): never {
    refused++
    throw refusal
  }

  async function waitForPlace(network: string) {
    const ofNetwork = queue.filter((one) => one.network === network).length
    if (queue.length >= waiting || ofNetwork >= perNetwork) refuse()

    const { promise, resolve } = Promise.withResolvers<boolean>()
    const entry = { network, start: () => resolve(true) }
    queue.push(entry)
    const timer = setTimeout(() => resolve(false), patience)
    const isStarted = await promise
    clearTimeout(timer)
    if (isStarted) return
    queue.splice(queue.indexOf(entry), 1)
    refuse()
  }

  /**
   * A place passes straight to the next in line, so that a newcomer cannot take it in between. It begins after what has arrived
   * meanwhile: a call waits for one rendering, not for all in line.
   */
  function passOn() {
    const next = queue.shift()
    if (next) setImmediate(next.start)
    else underWay--
  }

  return {
    isBusy: () => underWay >= atOnce,
    counts: () => ({ underWay, waiting: queue.length, refused }),

    async run<Value>(network: string, render: () => Promise<Value>): Promise<Value> {
      if (underWay >= atOnce) await waitForPlace(network)
      else underWay++
      try {
        return await render()
      } finally {
        passOn()
      }
    },
  }
}

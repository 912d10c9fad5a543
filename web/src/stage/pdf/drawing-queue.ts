interface QueuedDrawing {
  /** How far it is from what somebody looks at: the nearest is drawn first. */
  distance: () => number
  run: () => Promise<void>
}

/** One page at a time: two at once would both come late. What is no longer wanted when its turn comes is never drawn. */
export class DrawingQueue {
  #waiting = new Set<QueuedDrawing>()
  #isBusy = false

  add(drawing: QueuedDrawing): () => void {
    this.#waiting.add(drawing)
    // All that came into view with it are known before the first is chosen.
    queueMicrotask(() => this.#next())
    return () => this.#waiting.delete(drawing)
  }

  async #next() {
    const drawing = [...this.#waiting].sort((one, other) => one.distance() - other.distance())[0]
    if (this.#isBusy || !drawing) return

    this.#isBusy = true
    this.#waiting.delete(drawing)
    await drawing.run()
    // What was drawn is shown before the next one keeps the page busy.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    this.#isBusy = false
    this.#next()
  }
}

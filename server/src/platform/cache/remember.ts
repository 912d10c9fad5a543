/** What was loaded is good for a moment; of many who ask meanwhile, one loads and the others wait for the same answer. */
export class MemoryCache {
  readonly #entries = new Map<string, { until: number; value: Promise<unknown> }>()
  readonly #limit: number

  constructor(limit = 1_000) {
    this.#limit = limit
  }

  remember<Value>(key: string, milliseconds: number, load: () => Promise<Value>): Promise<Value> {
    const now = performance.now()
    const known = this.#entries.get(key)
    if (known && known.until > now) return known.value as Promise<Value>

    const value = load()
    this.#makeRoom(now)
    this.#entries.set(key, { until: now + milliseconds, value })
    // A failure reaches those who waited for it and is not cached.
    value.catch(() => this.#entries.get(key)?.value === value && this.#entries.delete(key))
    return value
  }

  /** Forgets the keys that begin so. */
  forget(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#entries.delete(key)
  }

  #makeRoom(now: number) {
    if (this.#entries.size < this.#limit) return
    for (const [key, { until }] of this.#entries) if (until <= now) this.#entries.delete(key)
    for (const key of this.#entries.keys()) {
      if (this.#entries.size < this.#limit) return
      this.#entries.delete(key)
    }
  }
}

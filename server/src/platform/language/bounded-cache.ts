/** Texts by their key, at most so many characters in all; what was used least recently is dropped first. */
export class BoundedCache {
  readonly #kept = new Map<string, string>()
  readonly #limit: number
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  remember(key: string, make: () => string): string {
    const known = this.#kept.get(key)
    const value = known ?? make()
    const size = key.length + value.length
    // A Map keeps the order of insertion: what is used moves to the end.
    if (known !== undefined) this.#kept.delete(key)
    else this.#size += size
    this.#kept.set(key, value)
    if (this.#size > this.#limit) this.#dropOldest()
    return value
  }

  get size(): number {
    return this.#size
  }

  #dropOldest() {
    for (const [key, value] of this.#kept) {
      if (this.#size <= this.#limit) return
      this.#kept.delete(key)
      this.#size -= key.length + value.length
    }
  }
}

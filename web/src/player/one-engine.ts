import { startEngine } from './engine.ts'
import type { Engine } from './engine-kinds.ts'
import type { Media } from './media.ts'

export interface OneEngine {
  isThere(): boolean
  /** Fetches it, unless it is there. */
  start(): void
  /** When it has come, or could not come. */
  settled(): Promise<unknown>
  again(): void
  quality(): string | null
  choose(quality: string | null): void
  /** Milliseconds: see `Engine`. */
  patience(): number
  close(): void
}

/** The engine of one video: fetched when it is first needed, and with the next try where it did not come. */
export function oneEngine(video: HTMLVideoElement, media: Media, onBroken: () => void): OneEngine {
  let engine: Promise<Engine | null> | undefined
  let quality: string | null = null
  let patience = 12_000

  return {
    isThere: () => engine !== undefined,
    start() {
      engine ??= fetchIt()
    },
    settled: () => Promise.resolve(engine),
    again: () => void engine?.then((running) => running?.again()),
    quality: () => quality,
    choose(name) {
      quality = name
      void engine?.then((running) => running?.choose(name))
    },
    patience: () => patience,
    close: () => void engine?.then((running) => running?.close()),
  }

  async function fetchIt(): Promise<Engine | null> {
    try {
      const started = await startEngine(video, { media, quality, onBroken })
      patience = started.patience
      return started
    } catch {
      engine = undefined
      onBroken()
      return null
    }
  }
}

import type { Media } from './media.ts'

/** What turns a playlist into moving pictures. */
export interface Engine {
  /** How long it may stay silent before it should begin anew, in milliseconds: longer where it asks again by itself. */
  patience: number
  /** One of the renditions by its name, or as the network allows. */
  choose(name: string | null): void
  /** Begins anew where it stands, after something broke. */
  again(): void
  close(): void
}

export interface EngineOptions {
  media: Media
  quality: string | null
  /** Something broke that the engine does not mend by itself. */
  onBroken: () => void
}

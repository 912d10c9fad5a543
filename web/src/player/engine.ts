import type { Media } from './media.ts'

/** What turns a playlist into moving pictures. */
export interface Engine {
  /** One of the renditions by its name, or as the network allows. */
  choose(name: string | null): void
  /** Begins anew where it stands, after something broke. */
  again(): void
  close(): void
}

export interface Wishes {
  media: Media
  quality: string | null
  /** Something broke that the engine does not mend by itself. */
  onBroken: () => void
}

/** Browsers that know HLS need none of ours. */
export async function startEngine(video: HTMLVideoElement, wishes: Wishes): Promise<Engine> {
  if (video.canPlayType('application/vnd.apple.mpegurl') !== '') return playNatively(video, wishes)
  const { playByHls } = await import('./engine-hls.ts')
  return playByHls(video, wishes)
}

function playNatively(video: HTMLVideoElement, { media, quality, onBroken }: Wishes): Engine {
  let address = addressOf(quality)
  video.addEventListener('error', onBroken)
  load()

  return {
    choose(name) {
      address = addressOf(name)
      load()
    },
    again: load,
    close() {
      video.removeEventListener('error', onBroken)
      video.removeAttribute('src')
      video.load()
    },
  }

  function addressOf(name: string | null) {
    return media.renditions.find((rendition) => rendition.name === name)?.playlist ?? media.playlist
  }

  /** A new source forgets everything: where it stood, how fast, and whether it was playing. */
  function load() {
    const { currentTime, paused, playbackRate } = video
    video.src = address
    video.playbackRate = playbackRate
    if (currentTime > 0)
      video.addEventListener('loadedmetadata', () => (video.currentTime = currentTime), { once: true })
    if (!paused) video.play().catch(() => {})
  }
}

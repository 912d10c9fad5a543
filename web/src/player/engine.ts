import type { Engine, EngineOptions } from './engine-kinds.ts'

/** Browsers that know HLS need none of ours. */
export async function startEngine(video: HTMLVideoElement, options: EngineOptions): Promise<Engine> {
  if (video.canPlayType('application/vnd.apple.mpegurl') !== '') return playNatively(video, options)
  const { playByHls } = await import('./engine-hls.ts')
  return playByHls(video, options)
}

function playNatively(video: HTMLVideoElement, { media, quality, onBroken }: EngineOptions): Engine {
  let address = addressOf(quality)
  /** What breaks stands still, too; that is not what somebody wanted. */
  let isWanted = !video.paused
  const listeners: [string, () => void][] = [
    ['play', () => (isWanted = true)],
    ['pause', () => (isWanted &&= video.error !== null)],
    ['error', onBroken],
  ]
  for (const [name, listener] of listeners) video.addEventListener(name, listener)
  load()

  return {
    patience: 12_000,
    choose(name) {
      address = addressOf(name)
      load()
    },
    again: load,
    close() {
      for (const [name, listener] of listeners) video.removeEventListener(name, listener)
      video.removeAttribute('src')
      video.load()
    },
  }

  function addressOf(name: string | null) {
    return media.renditions.find((rendition) => rendition.name === name)?.playlist ?? media.playlist
  }

  /** A new source forgets where it stood and that it was playing. */
  function load() {
    const { currentTime } = video
    video.preload = 'auto'
    video.src = address
    if (currentTime > 0) {
      video.addEventListener('loadedmetadata', () => (video.currentTime = currentTime), { once: true })
    }
    if (isWanted) video.play().catch(() => {})
  }
}

import Hls from 'hls.js/light'
import type { Engine, EngineOptions } from './engine-kinds.ts'

/** For browsers without HLS of their own. Without a worker: the portal's policy allows none that is made from text. */
export function playByHls(video: HTMLVideoElement, { media, quality, onBroken }: EngineOptions): Engine {
  const hls = new Hls({
    enableWorker: false,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
    // Half a minute ahead and no more, however light the film: most people leave before the end.
    maxMaxBufferLength: 30,
    startPosition: video.currentTime || -1,
  })
  let wanted = quality
  hls.on(Hls.Events.MANIFEST_PARSED, () => choose(wanted))
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
    else onBroken()
  })
  hls.loadSource(media.playlist)
  hls.attachMedia(video)

  return {
    // Over a slow network one piece alone may take a minute, and is not to be thrown away.
    patience: 120_000,
    choose,
    again() {
      if (hls.levels.length === 0) hls.loadSource(media.playlist)
      else hls.startLoad(video.currentTime)
    },
    close: () => hls.destroy(),
  }

  /** From the next piece on, so that nothing stops. */
  function choose(name: string | null) {
    wanted = name
    const address = media.renditions.find((rendition) => rendition.name === name)?.playlist
    hls.nextLevel = address ? hls.levels.findIndex(({ uri }) => uri.endsWith(address)) : -1
  }
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The default too: a source that is loaded anew begins with it. */
export function setRate(video: HTMLVideoElement, rate: number) {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}

export function nextRate(rate: number, step: 1 | -1): number {
  const place = rates.findIndex((one) => one >= rate)
  return rates[Math.min(rates.length - 1, Math.max(0, place + step))] ?? 1
}

/** How many seconds it would play on if the network went now. */
export function ahead({ buffered, currentTime }: HTMLVideoElement): number {
  for (let place = 0; place < buffered.length; place++) {
    if (buffered.start(place) <= currentTime + 0.1 && currentTime <= buffered.end(place)) {
      return buffered.end(place) - currentTime
    }
  }
  return 0
}

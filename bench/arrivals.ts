/** Moments in milliseconds at which people come by chance, so many a second: the same in every run. */
export function arrivals(perSecond: number, seconds: number): number[] {
  const moments: number[] = []
  let seed = 7_300
  for (let at = 0; ; ) {
    seed = (seed * 48_271) % 2_147_483_647
    at += (-Math.log(seed / 2_147_483_647) / perSecond) * 1_000
    if (at >= seconds * 1_000) return moments
    moments.push(at)
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

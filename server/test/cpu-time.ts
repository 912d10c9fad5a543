/** What the reference work takes on an idle machine of the kind we develop on: 18.5 ms the first time, 14.7 later. */
const referenceMilliseconds = 18

interface MeasuredWork<Result> {
  result: Result
  milliseconds: number
}

/**
 * CPU time of this process, its thread pool included, as an idle machine would count it: a core that is shared with
 * others works slower, and so does the reference work before and after. For limits on what hostile input may cost.
 */
export async function measureCpuTime<Result>(work: () => Promise<Result> | Result): Promise<MeasuredWork<Result>> {
  const before = referenceTime()
  const began = process.cpuUsage()
  const result = await work()
  const milliseconds = millisecondsSince(began)
  return { result, milliseconds: milliseconds / Math.max(1, before, referenceTime()) }
}

function referenceTime(): number {
  const began = process.cpuUsage()
  let sum = 0
  for (let n = 0; n < 20_000_000; n++) sum = (sum + n) | 0
  return millisecondsSince(began) / referenceMilliseconds
}

function millisecondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

/** One of the portal's web processes: answers a share of those who search. Started by bench/search.ts as a thread. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { search } from '@atrium/server/areas/search/search.service'
import { suggest } from '@atrium/server/areas/search/search.suggest'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { prepareAnalyser } from '@atrium/server/search/prepare'
import { viewer } from './list-measure.ts'

export interface Load {
  ask: 'search' | 'suggest'
  questions: readonly string[]
  people: number
  seconds: number
  /** Milliseconds between two questions of one person; 0: the next follows the answer. */
  pause: number
}

if (parentPort) {
  const port = parentPort
  const platform = await openPlatform(workerData)
  prepareAnalyser()
  port.on('message', async (load: Load | 'close') => {
    if (load === 'close') {
      await closePlatform(platform)
      port.close()
    } else port.postMessage(await meet(load))
  })
  port.postMessage('ready')

  async function meet({ ask, questions, people, seconds, pause }: Load): Promise<number[]> {
    const answer = (q: string) =>
      ask === 'suggest'
        ? suggest(platform.db, viewer, { q })
        : search(platform, viewer, { search: { q }, order: 'relevance', page: 1 })
    const end = performance.now() + seconds * 1_000
    const took: number[] = []
    const person = async (_: unknown, number: number) => {
      if (pause > 0) await sleep((pause * number) / people)
      for (let round = number; performance.now() < end; round++) {
        const began = performance.now()
        await answer(questions[round % questions.length] ?? '')
        const needed = performance.now() - began
        took.push(needed)
        if (pause > needed) await sleep(pause - needed)
      }
    }
    await Promise.all(Array.from({ length: people }, person))
    return took
  }
}

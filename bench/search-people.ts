/** One of the portal's web processes: answers a share of those who search. Started by bench/search.ts as a thread. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { search } from '@atrium/server/areas/search/search.service'
import { suggest } from '@atrium/server/areas/search/search.suggest'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { prepareAnalyser } from '@atrium/server/search/prepare'
import { wiring } from '@atrium/server/wiring'
import { viewer } from './list-measure.ts'

export interface PeopleLoad {
  ask: 'search' | 'suggest'
  questions: readonly string[]
  /** Each asks again as soon as they are answered, for so many seconds. */
  people: { count: number; seconds: number }
  /** Or somebody else comes at each of these moments, in milliseconds, whether or not the others were answered. */
  moments: readonly number[]
}

if (parentPort) {
  const port = parentPort
  const platform = await openPlatform(workerData, wiring)
  prepareAnalyser()
  port.on('message', async (load: PeopleLoad | 'close') => {
    if (load === 'close') {
      await closePlatform(platform)
      port.close()
    } else port.postMessage(await meet(load))
  })
  port.postMessage('ready')

  async function meet({ ask, questions, people, moments }: PeopleLoad): Promise<number[]> {
    const began = performance.now()
    const took: number[] = []
    const answer = async (number: number, since: number) => {
      const q = questions[number % questions.length] ?? ''
      if (ask === 'suggest') await suggest(platform, viewer, { q })
      else await search(platform, viewer, { search: { q }, order: 'relevance', page: 1 })
      took.push(performance.now() - since)
    }
    const stay = async (_: unknown, number: number) => {
      const end = began + people.seconds * 1_000
      for (let round = number; performance.now() < end; round++) await answer(round, performance.now())
    }
    // From when somebody came, not from when this process got to them.
    const come = async (moment: number, number: number) => {
      await sleep(Math.max(began + moment - performance.now(), 0))
      await answer(number, began + moment)
    }
    await Promise.all([...Array.from({ length: people.count }, stay), ...moments.map(come)])
    return took
  }
}

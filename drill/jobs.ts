/** Jobs that only drills have, and the worker process for them: `node drill/jobs.ts`. */
import { readConfig } from '@atrium/server/config'
import { openPlatform } from '@atrium/server/platform'
import { migrate, ownerUrl } from '@atrium/server/platform/db/migrate'
import { openPool } from '@atrium/server/platform/db/pool'
import { installJobs } from '@atrium/server/platform/job/install'
import { job } from '@atrium/server/platform/job/job'
import { wiring } from '@atrium/server/wiring'
import { startWorker } from '@atrium/server/worker'
import { sql } from 'kysely'
import { z } from 'zod'

/** Takes three seconds, and writes down who began it and who finished it. */
export const slowJob = job({
  name: 'drill.slow',
  payload: z.object({ number: z.number() }),
  retry: { delay: 1, delay_max: 1 },
  async handler({ db }, { number }, run) {
    await note(db, 'began', number)
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await db.transaction().execute(async (tx) => {
      await note(tx, 'finished', number)
      await run.done(tx)
    })
  },
})

/** Once a minute, however many workers there are. */
export const clockJob = job({
  name: 'drill.clock',
  payload: z.object({}),
  cron: '* * * * *',
  handler: ({ db }) => note(db, 'struck', new Date().getUTCMinutes()),
})

/** As little as a job can be, to see how many pass. */
export const smallJob = job({
  name: 'drill.small',
  payload: z.object({ number: z.number() }),
  batch: 200,
  handler: async () => {},
})

export const drillJobs = [slowJob, clockJob, smallJob]

async function note(db: Parameters<ReturnType<typeof sql>['execute']>[0], what: string, number: number) {
  await sql`insert into drill_note (what, number, pid) values (${what}, ${number}, ${process.pid})`.execute(db)
}

if (import.meta.main) {
  const config = readConfig(process.env)
  const platform = await openPlatform(config, wiring)
  const owner = openPool({ ...config, DATABASE_URL: ownerUrl(config) }, platform.log)
  await migrate(config, { afterwards: () => installJobs(owner, drillJobs) })
  await owner.end()
  await startWorker(platform, drillJobs)
}

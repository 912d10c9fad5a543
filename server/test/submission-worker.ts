import { submissionCheck } from '../src/areas/resource/submission/submission.jobs.ts'
import { readConfig } from '../src/config.ts'
import { openPool } from '../src/platform/db/pool.ts'
import { startWork } from '../src/platform/job/work.ts'
import { openPlatform } from '../src/platform.ts'
import { wiring } from '../src/wiring.ts'

/** A worker of its own that only looks at drafts: to be killed. */
const platform = await openPlatform(readConfig(process.env), wiring)
await startWork(platform, openPool({ ...platform.config, DATABASE_POOL: 5 }, platform.log), [submissionCheck])
process.send?.('ready')

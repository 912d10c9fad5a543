import { z } from 'zod'
import { job } from '../../../platform/job/job.ts'
import { countFetchesOnOwnConnection, dropOldMonths } from '../serve/serve.fetch.ts'
import { checkFiles } from './sweep.check.ts'
import { sweepFiles } from './sweep.ts'

const alone = { payload: z.object({}), side_by_side: 1 }

export const fileCount = job({
  name: 'file.count',
  ...alone,
  cron: '3-59/5 * * * *',
  time_limit: 240,
  async handler(platform) {
    await countFetchesOnOwnConnection(platform)
  },
})

export const fileSweep = job({
  name: 'file.sweep',
  ...alone,
  cron: '41 * * * *',
  time_limit: 3_000,
  async handler(platform) {
    await sweepFiles(platform)
    await dropOldMonths(platform.db)
  },
})

export const fileCheck = job({
  name: 'file.check',
  ...alone,
  cron: '27 4 * * *',
  time_limit: 4 * 3_600,
  async handler(platform) {
    await checkFiles(platform)
  },
})

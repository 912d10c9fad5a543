import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sumFile } from './download.sum.ts'

/** Reads a file of a release once it was found harmless: people check what they fetched against its sum. */
export const releaseSum = job({
  name: 'release.sum',
  payload: z.object({ file_id: z.number().int() }),
  retry: { limit: 20, delay: 2, delay_max: 300 },
  time_limit: 3_600,
  handler: ({ db, storage }, { file_id }, { signal }) => sumFile({ db, storage }, file_id, signal),
})

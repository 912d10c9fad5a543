import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sweepVisits } from '../share/share.enter.ts'
import { runImport } from './import/import.run.ts'

export const projectImport = job({
  name: 'project.import',
  payload: z.object({ import_id: z.number().int() }),
  time_limit: 3600,
  side_by_side: 1,
  handler: (platform, { import_id }) => runImport(platform, import_id),
})

export const projectSweep = job({
  name: 'project.sweep',
  payload: z.object({}),
  cron: '17 3 * * *',
  side_by_side: 1,
  handler: ({ db }) => sweepVisits(db),
})

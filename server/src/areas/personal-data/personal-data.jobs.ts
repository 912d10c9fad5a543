import { languages } from '@atrium/contract/languages'
import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { eraseDue } from './personal-data.erase.ts'
import { sweepExports } from './personal-data.sweep.ts'
import { failPersonalExport, writeExport } from './personal-data.write.ts'

const retry = { limit: 5, delay: 10, delay_max: 600 }

export const personalDataExport = job({
  name: 'personal-data.export',
  payload: z.object({ export_id: z.number().int(), language: z.enum(languages) }),
  retry,
  side_by_side: 1,
  async handler(platform, { export_id, language }, { attempt }) {
    try {
      await writeExport(platform, export_id, language)
    } catch (error) {
      if (attempt >= retry.limit) await failPersonalExport(platform.db, export_id)
      throw error
    }
  },
})

export const personalDataErase = job({
  name: 'personal-data.erase',
  payload: z.object({}),
  cron: '23 * * * *',
  side_by_side: 1,
  handler: eraseDue,
})

export const personalDataSweep = job({
  name: 'personal-data.sweep',
  payload: z.object({}),
  cron: '7 4 * * *',
  side_by_side: 1,
  handler: ({ db, storage }) => sweepExports(db, storage),
})

import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { failListExport, runExport } from './export/export.run.ts'
import { checkImport } from './import/import.check.ts'
import { failImport } from './import/import.end.ts'
import { writeImport } from './import/import.run.ts'
import { sweepTransfers } from './transfer.sweep.ts'

const retry = { limit: 5, delay: 5, delay_max: 300 }
const time_limit = 3600

export const transferExport = job({
  name: 'transfer.export',
  payload: z.object({ export_id: z.number().int() }),
  retry,
  time_limit,
  side_by_side: 2,
  async handler(platform, { export_id }, { attempt, signal }) {
    try {
      await runExport(platform, export_id, signal)
    } catch (error) {
      if (attempt >= retry.limit) await failListExport(platform.db, export_id)
      throw error
    }
  },
})

/** Checking and writing have separate queues: a check of twenty rows does not wait for a write of a hundred thousand. */
export const transferCheck = job({
  name: 'transfer.check',
  payload: z.object({ import_id: z.number().int() }),
  retry,
  time_limit,
  side_by_side: 2,
  async handler(platform, { import_id }, { attempt, signal }) {
    try {
      await checkImport(platform, import_id, signal)
    } catch (error) {
      if (attempt >= retry.limit) await failImport(platform, import_id)
      throw error
    }
  },
})

export const transferImport = job({
  name: 'transfer.import',
  payload: z.object({ import_id: z.number().int() }),
  retry,
  time_limit,
  side_by_side: 1,
  async handler(platform, { import_id }, { attempt, signal }) {
    try {
      await writeImport(platform, import_id, signal)
    } catch (error) {
      if (attempt >= retry.limit) await failImport(platform, import_id)
      throw error
    }
  },
})

export const transferSweep = job({
  name: 'transfer.sweep',
  payload: z.object({}),
  cron: '41 * * * *',
  side_by_side: 1,
  handler: ({ db, storage }) => sweepTransfers(db, storage),
})

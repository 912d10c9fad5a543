import { Gauge, type Registry } from 'prom-client'
import type { Platform } from '../../../platform.ts'
import { differences, type StorageDifference } from './sweep.check-compare.ts'

type DifferenceCounts = Record<StorageDifference['kind'], number>

/** So many are named in the log; the rest is counted. */
const named = 100

/** Logs what rows and objects do not agree on. It puts nothing right: what can be swept is swept elsewhere. */
export async function compareFiles({ db, storage, log }: Pick<Platform, 'db' | 'storage' | 'log'>) {
  const counts: DifferenceCounts = { missing: 0, orphaned: 0, other_size: 0 }
  for (const table of ['blob', 'preview'] as const) {
    for await (const difference of differences({ db, storage }, table)) {
      counts[difference.kind]++
      if (total(counts) <= named) log.warn({ ...difference, table }, 'database row and stored object differ')
    }
  }
  log[counts.missing + counts.other_size > 0 ? 'error' : 'info'](counts, 'rows and objects were compared')
  return counts
}

export async function checkFiles(platform: Pick<Platform, 'db' | 'storage' | 'log' | 'metrics'>) {
  const counts = await compareFiles(platform)
  recordDifferences(platform.metrics, counts)
  return counts
}

function total(counts: DifferenceCounts) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function recordDifferences(registry: Registry, counts: DifferenceCounts) {
  const name = 'atrium_file_differences'
  const help = 'What the last comparison of rows and objects found, by what was wrong.'
  const gauge =
    (registry.getSingleMetric(name) as Gauge | undefined) ??
    new Gauge({ name, help, labelNames: ['kind'], registers: [registry] })
  for (const [kind, count] of Object.entries(counts)) gauge.set({ kind }, count)
}

import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { faultsIn } from './platform/job/job.ts'
import { jobs } from './worker.ts'

test('every job that an area declares has a worker, and no two share a name', async () => {
  const declared: unknown[] = []
  for await (const file of glob('areas/**/*{.,-}jobs.ts', { cwd: import.meta.dirname })) {
    const exported = await import(/* @vite-ignore */ `./${file}`)
    declared.push(...Object.values(exported))
  }

  expect(new Set(jobs)).toEqual(new Set(declared))
  expect(faultsIn(jobs)).toEqual([])
})

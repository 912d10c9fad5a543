import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsIn } from './platform/job/job.ts'
import { jobs } from './worker.ts'

test('every declared job has a worker, and no two share a name', async () => {
  const declared: string[] = []
  for await (const file of glob('{areas,platform}/**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue
    const text = await readFile(join(import.meta.dirname, file), 'utf8')
    declared.push(...Array.from(text.matchAll(/= job\(\{\s+name: '([^']+)'/g), ([, name = '']) => name))
  }

  expect(jobs.map(({ name }) => name).sort()).toEqual(declared.sort())
  expect(faultsIn(jobs)).toEqual([])
})

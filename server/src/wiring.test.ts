import { importScreens } from '@atrium/contract/transfer/import-management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../test/portal.ts'
import { buildApp } from './app.ts'
import { fileUses } from './platform/wiring.ts'
import { proveWiring, wiring } from './wiring.ts'
import { startWorker } from './worker.ts'

test('the wiring of the product is complete', () => {
  expect(() => proveWiring(wiring)).not.toThrow()
})

test('neither API nor worker start without the read rules of a table that refers to files', async () => {
  const { platform } = await startPortal()
  const { feedback_file: _, ...others } = wiring.fileReadRules
  const incomplete = { ...platform, wiring: { ...wiring, fileReadRules: others as typeof wiring.fileReadRules } }

  const message = 'Wiring is incomplete: read rules for files of feedback_file'
  await expect(buildApp(incomplete)).rejects.toThrow(message)
  await expect(startWorker(incomplete)).rejects.toThrow(message)
})

test('an item kind without an indexer stops the start', () => {
  const { article: _, ...others } = wiring.itemIndexers

  expect(() => proveWiring({ ...wiring, itemIndexers: others as typeof wiring.itemIndexers })).toThrow(
    'Wiring is incomplete: indexer for items of kind article',
  )
})

test('a management list that cannot be exported stops the start', () => {
  expect(() => proveWiring({ ...wiring, exportLists: { ...wiring.exportLists, roles: [] } })).toThrow(
    'Wiring is incomplete: export list for GET /api/management/roles',
  )
})

test.for(importScreens)('a missing row import for %s stops the start', (screen) => {
  const rowImports = wiring.rowImports.filter((one) => one.screen !== screen)

  expect(() => proveWiring({ ...wiring, rowImports })).toThrow(`Wiring is incomplete: row import for screen ${screen}`)
})

test('every table with a foreign key to a file is a file use with read rules', async () => {
  const { db } = await startPortal()
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'file'::regclass`.execute(db)

  // Screenshots of an app version are ids in a JSON column.
  expect([...rows.map(({ name }) => name), 'app_version'].toSorted()).toEqual([...fileUses])
})

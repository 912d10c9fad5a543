import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resourceTypes } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await sql<{ key: string }>`
    select format('%s (%s)', conrelid::regclass, string_agg(attname, ', ')) as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index
        where indrelid = conrelid and indisvalid and conkey @> (indkey::int2[])[0:cardinality(conkey) - 1]
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
    group by conrelid, conname order by 1`.execute(portal.db)

  expect(rows.map(({ key }) => key)).toEqual([])
})

test('no two indexes of a table are the same', async () => {
  const { rows } = await sql<{ indexes: string[] }>`
    select array_agg(indexrelid::regclass::text order by 1) as indexes
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not relispartition
    group by indrelid, indkey::text, indclass::text, indcollation::text, indoption::text,
      pg_get_expr(indpred, indrelid), pg_get_expr(indexprs, indrelid)
    having count(*) > 1`.execute(portal.db)

  expect(rows).toEqual([])
})

test('columns that hold a resource type accept every type of the contract', async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) like '%document-style%'`.execute(portal.db)

  expect(rows.length).toBeGreaterThan(1)
  for (const { name, rule } of rows)
    expect(
      resourceTypes.filter((type) => !rule.includes(`'${type}'`)),
      name,
    ).toEqual([])
})

const folder = join(import.meta.dirname, '../../../migrations')
/** Up to here migrations were written before anything ran in production. */
const lastUnchecked = '0040'

test('newer migrations lock no table for long', () => {
  const names = readdirSync(folder).filter((name) => name > `${lastUnchecked}_~`)

  const faults = names.flatMap((name) => {
    return faultsOf(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name}: ${fault}`)
  })

  expect(faults).toEqual([])
})

test('an index that blocks writes and an update of a whole table are found in a migration', () => {
  const migration = `
    create table fresh (code text);
    create index fresh_code on fresh (code);
    update fresh set code = '';
    create unique index account_photo on account (photo_url);
    update account set photo_url = '';
    update account set photo_url = '' where user_id = 1;
    -- update account set photo_url = '';
    create function renew() returns void language sql as $$ update account set photo_url = '' $$;`

  expect(faultsOf(migration)).toEqual([
    'create index on account without concurrently',
    'update of the whole table account: let a job do it in batches',
  ])
})

/** What holds a lock on an existing table for as long as it has rows. Bodies of functions do not run in a migration. */
function faultsOf(migration: string): string[] {
  const text = migration.replaceAll(/--.*$/gm, '').replaceAll(/(\$\w*\$).*?\1/gs, "''")
  const created = new Set(Array.from(text.matchAll(/create table (?:if not exists )?(\w+)/gi), ([, table]) => table))
  return text.split(';').flatMap((statement) => {
    const [, indexed] =
      /create\s+(?:unique\s+)?index\s+(?!concurrently)[^(]*?\son\s+(?:only\s+)?(\w+)/i.exec(statement) ?? []
    if (indexed && !created.has(indexed)) return [`create index on ${indexed} without concurrently`]
    const [, updated] = /^\s*update\s+(?:only\s+)?(\w+)\s/i.exec(statement) ?? []
    if (updated && !created.has(updated) && !/\swhere\s/i.test(statement))
      return [`update of the whole table ${updated}: let a job do it in batches`]
    return []
  })
}

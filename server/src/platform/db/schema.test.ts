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

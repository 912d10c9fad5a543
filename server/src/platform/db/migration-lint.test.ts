import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lintMigration } from '../../../test/sql/lint-migration.ts'

const folder = join(import.meta.dirname, '../../../migrations')
/** Up to here migrations were written before anything ran in production. */
const lastUnchecked = '0040'

test('newer migrations lock no table for long and keep what the last release uses', async () => {
  const names = readdirSync(folder).filter((name) => name > `${lastUnchecked}_~`)

  const faults = await Promise.all(
    names.map(async (name) => {
      const found = await lintMigration(readFileSync(join(folder, name), 'utf8'))
      return found.map((fault) => `${name}: ${fault}`)
    }),
  )

  expect(names.length).toBeGreaterThan(2)
  expect(faults.flat()).toEqual([])
})

test.for<[statement: string, fault: string]>([
  ['create unique index account_photo on account (photo_url)', 'blocking-index (account)'],
  ['alter table account add constraint named check (user_name <> $$$$)', 'validated-constraint (account)'],
  ['alter table account add foreign key (photo_id) references file', 'validated-constraint (account)'],
  ['alter table account add column friend_id bigint references account', 'validated-constraint (account)'],
  ['alter table account alter column user_name type varchar(40)', 'column-type (account)'],
  ['alter table account alter column email set not null', 'not-null (account)'],
  ['alter table account drop column email', 'removed-name (account)'],
  ['alter table account rename column email to mail', 'removed-name (account)'],
  ['alter table account rename to person', 'removed-name (account)'],
  ['drop table account', 'removed-name (account)'],
  ['alter table account add column token uuid default gen_random_uuid()', 'rewriting-default (account)'],
  ['alter table account add column number bigserial', 'rewriting-default (account)'],
  ['alter table account add column number bigint generated always as identity', 'rewriting-default (account)'],
  ['vacuum full account', 'rewritten-table (vacuum full)'],
  ['cluster account', 'rewritten-table (account)'],
  [`update account set photo_url = ''`, 'updated-table (account)'],
  ['delete from account', 'updated-table (account)'],
  ['alter table account add column a int; alter table item add column b int', 'several-locks (account, item)'],
  [`do $$ begin execute 'drop table account'; end $$`, 'unread-block (do)'],
])('the check of migrations refuses: %s', async ([statement, fault]) => {
  expect(await lintMigration(statement)).toEqual([expect.stringContaining(`${fault}: `)])
})

test.for([
  `create table fresh (code text); create index fresh_code on fresh (code); update fresh set code = '';
   alter table fresh add constraint short check (code < 'z'); alter table account add column fresh_code text`,
  'create index concurrently account_photo on account (photo_url)',
  'alter table account add constraint named check (user_name > $$$$) not valid',
  'alter table account validate constraint named; alter table item validate constraint named',
  'alter table account add column since timestamptz not null default now(), add column count int default 0',
  `update account set photo_url = '' where user_id = 1`,
  `-- update account set photo_url = '';`,
  `create function renew() returns void language sql as $$ update account set photo_url = '' $$`,
  '-- no transaction\nalter table account add column a int;\nalter table item add column b int',
])('the check of migrations accepts: %s', async (statement) => {
  expect(await lintMigration(statement)).toEqual([])
})

test('a rule is allowed by a comment that gives a reason, and only where it is needed', async () => {
  const statement = 'alter table account drop column email;'

  expect(await lintMigration(`-- lint: allow removed-name because 0.9 stopped reading it\n${statement}`)).toEqual([])
  expect(await lintMigration(`-- lint: allow removed-name\n${statement}`)).toEqual([
    'removed-name is allowed without a reason',
  ])
  expect(await lintMigration('-- lint: allow column-type because of nothing\nselect 1')).toEqual([
    'column-type is allowed, but nothing needs it',
  ])
})

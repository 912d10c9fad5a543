import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { changesIn, defineImport, idColumn, judgeChanges, type RowJudgement } from '../../platform/list/import.ts'
import { readEmail, readMobile } from '../proof/proof.address.ts'
import { commonRole } from './account.create.ts'

interface UserImportRow {
  id?: number
  user_name?: string
  company_name?: string
  mobile?: string
  email?: string
}

const knownAddressSchema = z.object({
  user_id: z.number(),
  user_name: z.string(),
  company_name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
})
type KnownAddress = z.output<typeof knownAddressSchema>

/**
 * People are found by number or address. A file may name new people and correct names of those who are there; it never
 * changes by which number or address somebody gets in, and gives nobody a role but that of everybody.
 */
export const userImport = defineImport<UserImportRow>({
  screen: 'users',
  key: 'user_id',
  covers: ['user_name', 'company_name', 'masked_mobile', 'email'],
  columns: [
    idColumn,
    {
      column: 'user_name',
      required: true,
      title: { 'zh-CN': '姓名', 'zh-TW': '姓名', en: 'Name' },
      hint: { 'zh-CN': '最多 60 字', 'zh-TW': '最多 60 字', en: 'Up to 60 characters' },
      also: ['用户', '使用者', 'User'],
      parse: z.string().max(60),
    },
    {
      column: 'company_name',
      title: { 'zh-CN': '公司', 'zh-TW': '公司', en: 'Company' },
      hint: { 'zh-CN': '最多 100 字', 'zh-TW': '最多 100 字', en: 'Up to 100 characters' },
      parse: z.string().max(100),
    },
    {
      column: 'mobile',
      title: { 'zh-CN': '手机', 'zh-TW': '手機', en: 'Mobile' },
      hint: {
        'zh-CN': '手机或邮箱至少填一项；境外号码以 + 开头',
        'zh-TW': '手機或信箱至少填一項；境外號碼以 + 開頭',
        en: 'A number or an address, at least; numbers from abroad begin with +',
      },
      // An exported file shows part of a number: the row is found by its id.
      parse: understood((typed) => (typed.includes('*') ? undefined : readMobile(typed).text)),
    },
    {
      column: 'email',
      title: { 'zh-CN': '邮箱', 'zh-TW': '電子信箱', en: 'Email' },
      also: ['信箱'],
      hint: { 'zh-CN': '如 name@example.com', 'zh-TW': '如 name@example.com', en: 'Like name@example.com' },
      parse: understood((typed) => readEmail(typed).text),
    },
  ],
  keys: ({ id, mobile, email }) => [id && `id ${id}`, mobile, email].filter((one) => typeof one === 'string'),

  async read(db, ids) {
    const { rows } = await typedSql(exportedUserSchema)`
      select user_id as id, user_name, company_name, masked_mobile(mobile) as mobile, email from account
      where user_id = any(${ids}::bigint[])`.execute(db)
    return new Map(rows.map((one) => [one.id, one]))
  },

  async judge(db, rows) {
    const find = await readKnown(db, rows)
    return rows.map((row) => judge(row, find(row)))
  },

  async save(tx, rows, becomes) {
    if (becomes === 'new') {
      await sql`
        with made as (
          insert into account (user_name, company_name, mobile, email)
          select user_name, company_name, mobile, email
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as given (user_name text, company_name text, mobile text, email text)
          on conflict do nothing returning user_id)
        insert into account_role (user_id, role_id) select user_id, ${commonRole} from made`.execute(tx)
      return
    }
    const find = await readKnown(tx, rows)
    const values = rows.map((row) => ({ ...row, user_id: meantBy(find(row))?.user_id }))
    await sql`
      update account as known set user_name = coalesce(given.user_name, known.user_name),
        company_name = coalesce(given.company_name, known.company_name), updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as given (user_id bigint, user_name text, company_name text)
      where known.user_id = given.user_id`.execute(tx)
  },
})

const exportedUserSchema = z.object({
  id: z.number(),
  user_name: z.string(),
  company_name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
})

/** What a file may correct of somebody who is there. */
const corrected = [{ column: 'user_name' }, { column: 'company_name' }]

interface AddressOwners {
  numbered: KnownAddress | undefined
  /** Who has the number, and who has the address. */
  called: KnownAddress | undefined
  written: KnownAddress | undefined
}

function meantBy({ numbered, called, written }: AddressOwners): KnownAddress | undefined {
  return numbered ?? called ?? written
}

function judge(row: UserImportRow, owners: AddressOwners): RowJudgement {
  const { numbered, called, written } = owners
  if (row.id !== undefined && !numbered) return { problem: 'unknown_id', column: 'id' }
  if (!numbered && row.mobile === undefined && row.email === undefined)
    return { problem: 'no_address', column: 'mobile' }
  if (called && written && called.user_id !== written.user_id) return { problem: 'taken', column: 'email' }

  const known = meantBy(owners)
  if (!known) return { becomes: 'new' }
  if (row.mobile !== undefined && known.mobile !== row.mobile) return { problem: 'other_address', column: 'mobile' }
  if (row.email !== undefined && known.email?.toLowerCase() !== row.email)
    return { problem: 'other_address', column: 'email' }
  return judgeChanges(changesIn(corrected, { ...row }, { ...known }))
}

async function readKnown(db: Db, rows: UserImportRow[]): Promise<(row: UserImportRow) => AddressOwners> {
  const mobiles = rows.flatMap(({ mobile = [] }) => mobile)
  const emails = rows.flatMap(({ email = [] }) => email)
  const ids = rows.flatMap(({ id = [] }) => id)
  const { rows: known } = await typedSql(knownAddressSchema)`
    select user_id, user_name, company_name, mobile, email from account
    where user_id = any(${ids}::bigint[]) and state in ('active', 'disabled')
    union
    select user_id, user_name, company_name, mobile, email from account where mobile = any(${mobiles})
    union
    select user_id, user_name, company_name, mobile, email from account where lower(email) = any(${emails})`.execute(db)
  const byMobile = new Map(known.map((one) => [one.mobile ?? '-', one]))
  const byEmail = new Map(known.map((one) => [one.email?.toLowerCase() ?? '-', one]))
  const byId = new Map(known.map((one) => [one.user_id, one]))
  return ({ id = 0, mobile = '', email = '' }) => ({
    numbered: byId.get(id),
    called: byMobile.get(mobile),
    written: byEmail.get(email),
  })
}

function understood(read: (typed: string) => string | undefined) {
  return z.string().transform((typed, context) => {
    try {
      return read(typed)
    } catch {
      context.addIssue({ code: 'custom', message: 'not an address' })
      return z.NEVER
    }
  })
}

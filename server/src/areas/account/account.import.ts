import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { defineImport, type RowJudgement } from '../../platform/list/import.ts'
import { readEmail, readMobile } from '../proof/proof.address.ts'
import { commonRole } from './account.create.ts'

interface UserImportRow {
  user_name: string
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
  columns: [
    {
      column: 'user_name',
      required: true,
      title: { 'zh-CN': '姓名', 'zh-TW': '姓名', en: 'Name' },
      hint: { 'zh-CN': '最多 60 字', 'zh-TW': '最多 60 字', en: 'Up to 60 characters' },
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
      parse: understood((typed) => readMobile(typed).text),
    },
    {
      column: 'email',
      title: { 'zh-CN': '邮箱', 'zh-TW': '電子信箱', en: 'Email' },
      hint: { 'zh-CN': '如 name@example.com', 'zh-TW': '如 name@example.com', en: 'Like name@example.com' },
      parse: understood((typed) => readEmail(typed).text),
    },
  ],
  keys: ({ mobile, email }) => [mobile, email].filter((one) => one !== undefined),

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
    const values = rows.map((row) => ({ ...row, user_id: find(row).called?.user_id ?? find(row).written?.user_id }))
    await sql`
      update account as known set user_name = given.user_name,
        company_name = coalesce(given.company_name, known.company_name), updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as given (user_id bigint, user_name text, company_name text)
      where known.user_id = given.user_id`.execute(tx)
  },
})

interface AddressOwners {
  /** Who has the number, and who has the address. */
  called: KnownAddress | undefined
  written: KnownAddress | undefined
}

function judge(row: UserImportRow, { called, written }: AddressOwners): RowJudgement {
  if (row.mobile === undefined && row.email === undefined) return { problem: 'no_address', column: 'mobile' }
  if (called && written && called.user_id !== written.user_id) return { problem: 'taken', column: 'email' }

  const known = called ?? written
  if (!known) return { becomes: 'new' }
  if (row.mobile !== undefined && known.mobile !== row.mobile) return { problem: 'other_address', column: 'mobile' }
  if (row.email !== undefined && known.email?.toLowerCase() !== row.email)
    return { problem: 'other_address', column: 'email' }
  const isSame =
    known.user_name === row.user_name && (row.company_name === undefined || row.company_name === known.company_name)
  return { becomes: isSame ? 'same' : 'change' }
}

async function readKnown(db: Db, rows: UserImportRow[]): Promise<(row: UserImportRow) => AddressOwners> {
  const mobiles = rows.flatMap(({ mobile = [] }) => mobile)
  const emails = rows.flatMap(({ email = [] }) => email)
  const { rows: known } = await typedSql(knownAddressSchema)`
    select user_id, user_name, company_name, mobile, email from account where mobile = any(${mobiles})
    union
    select user_id, user_name, company_name, mobile, email from account where lower(email) = any(${emails})`.execute(db)
  const byMobile = new Map(known.map((one) => [one.mobile ?? '-', one]))
  const byEmail = new Map(known.map((one) => [one.email?.toLowerCase() ?? '-', one]))
  return ({ mobile = '', email = '' }) => ({ called: byMobile.get(mobile), written: byEmail.get(email) })
}

function understood(read: (typed: string) => string) {
  return z.string().transform((typed, context) => {
    try {
      return read(typed)
    } catch {
      context.addIssue({ code: 'custom', message: 'not an address' })
      return z.NEVER
    }
  })
}

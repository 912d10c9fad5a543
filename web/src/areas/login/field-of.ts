import { failures } from '@atrium/contract/errors'
import type { Failure } from '../../platform/api/failure.ts'

export type FieldName = 'account' | 'code' | 'password' | 'company_name' | 'agreed'

/** The server names entries as its calls do; the forms have one field for several of them. */
const names: Partial<Record<string, FieldName>> = {
  account: 'account',
  mobile: 'account',
  email: 'account',
  dial_code: 'account',
  code: 'code',
  ticket: 'code',
  password: 'password',
  company_name: 'company_name',
}

/** Where on the form a refusal belongs. */
export function fieldOf({ code, data }: Failure): FieldName | undefined {
  if (code === failures.wrong_code.code) return 'code'
  if (code === failures.common_password.code) return 'password'
  if (code === failures.number_not_served.code) return 'account'
  return names[data.field ?? '']
}

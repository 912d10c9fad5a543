import { z } from 'zod'
import { Failure } from '../../platform/http/failure.ts'

/** A mobile number or an email address in the one form in which it is kept and compared. */
export type Address = { type: 'mobile'; text: string; dial_code: string } | { type: 'email'; text: string }

/** Reads what a person typed: with an @ it is an email address, otherwise a number. */
export function readAddress(typed: string, dial_code?: string): Address {
  return typed.includes('@') ? readEmail(typed) : readMobile(typed, dial_code)
}

export function readEmail(typed: string): Address {
  const { success, data } = z.email().max(254).safeParse(typed.trim().toLowerCase())
  if (!success) throw new Failure('invalid_input', { field: 'email' })
  return { type: 'email', text: data }
}

export function readMobile(_typed: string, _dial_code = '86'): Address {
  throw new Failure('unavailable', { detail: 'not built yet' })
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { z } from 'zod'
import { Failure } from '../../platform/http/failure.ts'

/** A mobile number or an email address in the one form in which it is kept and compared. */
export type Address = { type: 'mobile'; text: string; dial_code: string } | { type: 'email'; text: string }

/** Reads what a person typed: with an @ it is an email address, otherwise a number. */
export function readAddress(typed: string, dial_code?: string): Address {
  return asciiForms(typed).includes('@') ? readEmail(typed, 'account') : readMobile(typed, dial_code, 'account')
}

export function readEmail(typed: string, field = 'email'): Address {
  const { success, data } = z.email().max(254).safeParse(asciiForms(typed).toLowerCase())
  if (!success) throw new Failure('invalid_input', { field })
  return { type: 'email', text: data }
}

/** E.164. Premium and fixed numbers cannot receive messages, so they cannot be proved. */
export function readMobile(typed: string, dial_code = '86', field = 'mobile'): Address {
  const text = asciiForms(typed).replace(/^00/, '+')
  const number = /^[+\d\s().-]+$/.test(text)
    ? parsePhoneNumberFromString(text, { defaultCallingCode: dial_code, extract: false })
    : undefined
  if (!number?.isPossible()) throw new Failure('invalid_input', { field })
  if (!number.isValid()) throw new Failure('number_not_served', { field })
  return { type: 'mobile', text: number.number, dial_code: number.countryCallingCode }
}

/** Chinese keyboards write １３５ and ＠ and a wide space; all of them mean the narrow ones. */
function asciiForms(typed: string) {
  return typed.normalize('NFKC').trim()
}

import { useEffect, useState } from 'react'
import { useQuery } from '../../platform/api/use-query.ts'
import { keptCode } from './kept-code.ts'

/** What a person has typed to say who they are, and the dialling code before it where it is a number. */
export interface TypedAccount {
  account: string
  type: (account: string) => void
  dial_code: string | undefined
  choose: (dial_code: string) => void
  /** To choose from; none where there is nothing to choose. */
  dial_codes: readonly string[]
}

/** The entry survives a reload while a code is on its way; the dial code of the person's location comes first. */
export function useTypedAccount(served: readonly string[]): TypedAccount {
  const [account, setAccount] = useState('')
  const [chosen, choose] = useState<string>()
  const number = needsDialCode(account)
  const nearby = useNearbyDialCode(number && served.length > 1)

  useEffect(() => {
    const kept = keptCode()
    if (!kept) return
    setAccount((now) => now || kept.account)
    choose(kept.dial_code)
  }, [])

  const beforehand = served.find((code) => code === nearby) ?? served[0]
  return {
    account,
    type: setAccount,
    dial_code: number ? (chosen ?? beforehand) : undefined,
    choose,
    dial_codes: number && served.length > 1 ? served : [],
  }
}

export function accountKind(typed: string): 'email' | 'mobile' | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed.trim())) return 'email'
  const digits = typed.replace(/\D/g, '').length
  return looksLikeNumber(typed) && digits >= 5 && digits <= 15 ? 'mobile' : null
}

/** The same number with other blanks, or the same address with blanks around it. */
export function isSameAccount(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

function comparable(typed: string): string {
  return looksLikeNumber(typed) ? typed.replace(/[^\d+]/g, '') : typed.trim()
}

/** A number that begins with + brings its own. */
function needsDialCode(typed: string): boolean {
  return looksLikeNumber(typed) && !typed.trim().startsWith('+')
}

/** From the third digit on: addresses may begin with digits too. */
function looksLikeNumber(typed: string): boolean {
  return /^\+?[\d\s().-]+$/.test(typed.trim()) && typed.replace(/\D/g, '').length >= 3
}

/** Asked for when it is first needed. Without an answer the first code stands. */
function useNearbyDialCode(needed: boolean): string | undefined {
  return useQuery('GET /api/users/ip/info', needed ? {} : null).data?.dial_code
}

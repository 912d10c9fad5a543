import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Handle } from '../i18n/preloads.tsx'

/** Lists go no further, however long they are: nobody turns a hundred pages. */
const furthestPage = 100

/** The page the address asks for; anything else is the first. */
export function pageIn(address: URL, parameter = 'page'): number {
  const page = Number(address.searchParams.get(parameter))
  return Number.isInteger(page) && page >= 1 && page <= furthestPage ? page : 1
}

export function lastPage(total: number, size: number): number {
  return Math.min(furthestPage, Math.max(1, Math.ceil(total / size)))
}

/** The first page has no number in its address. */
export function pageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}

/**
 * The query of the address. Where the page declares its parameters these alone, as the host has rendered it: with more of
 * them React would find other links and fields in the browser.
 */
export function useAddressFields(): URLSearchParams {
  const { search } = useLocation()
  const handle = useMatches().at(-1)?.handle as Handle | undefined
  return useMemo(() => declaredFields(new URLSearchParams(search), handle?.parameters), [search, handle])
}

function declaredFields(fields: URLSearchParams, declared: readonly string[] | undefined): URLSearchParams {
  if (!declared) return fields
  return new URLSearchParams([...fields].filter(([name]) => name === 'lang' || declared.includes(name)))
}

/** The present address with some of its fields changed: null takes a field away. Another choice starts at page 1. */
export function useAddressWith() {
  const { pathname } = useLocation()
  const present = useAddressFields()

  return (changes: Record<string, string | null>): string => {
    const fields = new URLSearchParams(present)
    fields.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) fields.delete(name)
      else fields.set(name, value)
    }
    return fields.size > 0 ? `${pathname}?${fields}` : pathname
  }
}

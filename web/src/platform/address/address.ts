import { useLocation } from 'react-router'

/** Lists go no further, however long they are: nobody turns a hundred pages. */
const furthestPage = 100

/** The page the address asks for; anything else is the first. */
export function pageIn(address: URL): number {
  const page = Number(address.searchParams.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= furthestPage ? page : 1
}

export function lastPage(total: number, size: number): number {
  return Math.min(furthestPage, Math.max(1, Math.ceil(total / size)))
}

/** The first page has no number in its address. */
export function pageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}

/** The present address with some of its fields changed: null takes a field away. Another choice starts at page 1. */
export function useAddressWith() {
  const { pathname, search } = useLocation()

  return (changes: Record<string, string | null>): string => {
    const fields = new URLSearchParams(search)
    fields.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) fields.delete(name)
      else fields.set(name, value)
    }
    return fields.size > 0 ? `${pathname}?${fields}` : pathname
  }
}

/** How many ratings stand on a detail page, and on each page of all of them. */
const shown = 2
export const ratingsPerPage = 20
const furthestPage = 100

/** `?ratings=3` is the third page of all ratings; without it only the newest are asked for. */
export function ratingsPageIn({ searchParams }: URL): number | null {
  if (!searchParams.has('ratings')) return null
  const page = Number(searchParams.get('ratings'))
  return Number.isInteger(page) && page >= 1 && page <= furthestPage ? page : 1
}

export function ratingsQuery(page: number | null) {
  return page === null ? { size: shown } : { page, size: ratingsPerPage }
}

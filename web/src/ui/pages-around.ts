type Place = number | 'gap before' | 'gap after'

/** The pages worth a link: the first, the last, and two on each side of the one that is open. Up to seven: all. */
export function pagesAround(page: number, lastPage: number): Place[] {
  const all = Array.from({ length: Math.max(lastPage, 1) }, (_, place) => place + 1)
  if (lastPage <= 7) return all

  const from = Math.min(Math.max(page - 2, 1), lastPage - 4)
  const near = all.slice(from - 1, from + 4)
  return [...before(near[0] ?? 1), ...near, ...after(near.at(-1) ?? lastPage, lastPage)]
}

function before(first: number): Place[] {
  if (first === 1) return []
  if (first === 2) return [1]
  return first === 3 ? [1, 2] : [1, 'gap before']
}

function after(last: number, lastPage: number): Place[] {
  if (last === lastPage) return []
  if (last === lastPage - 1) return [lastPage]
  return last === lastPage - 2 ? [lastPage - 1, lastPage] : ['gap after', lastPage]
}

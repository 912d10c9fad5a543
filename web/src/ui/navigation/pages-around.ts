type PagerItem = number | 'gap before' | 'gap after'

/** The pages worth a link: the first, the last, and one on each side of the one that is open. Up to seven: all. */
export function pagesAround(page: number, lastPage: number): PagerItem[] {
  const all = Array.from({ length: Math.max(lastPage, 1) }, (_, place) => place + 1)
  if (lastPage <= 7) return all

  const from = Math.min(Math.max(page - 1, 1), lastPage - 2)
  const near = all.slice(from - 1, from + 2)
  return [...before(from), ...near, ...after(from + 2, lastPage)]
}

/** A gap that would hide a single page shows the page instead. */
function before(first: number): PagerItem[] {
  if (first <= 3) return [1, 2].slice(0, first - 1)
  return [1, 'gap before']
}

function after(last: number, lastPage: number): PagerItem[] {
  const missing = lastPage - last
  if (missing <= 2) return [lastPage - 1, lastPage].slice(2 - missing)
  return ['gap after', lastPage]
}

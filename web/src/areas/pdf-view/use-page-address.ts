import { useEffect } from 'react'

const pause = 250

/** `#page=12` says where somebody is. */
export function pageIn(hash: string, pages: number): number {
  const page = Number(new URLSearchParams(hash.slice(1)).get('page'))
  return Number.isInteger(page) && page >= 1 ? Math.min(page, pages) : 1
}

/** Keeps the address at the page that is read, without filling the history, and follows it when it is changed by hand. */
export function usePageAddress(page: number, pages: number, go: (place: { page: number; part: number }) => void) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const hash = `#page=${page}`
      if (location.hash !== hash) history.replaceState(history.state, '', hash)
    }, pause)
    return () => clearTimeout(timer)
  }, [page])

  useEffect(() => {
    const follow = () => go({ page: pageIn(location.hash, pages), part: 0 })
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [pages, go])
}

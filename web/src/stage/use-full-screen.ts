import { type RefObject, useEffect, useState } from 'react'

/**
 * The whole screen for one element. Where browsers keep it to videos, the element covers the page instead. The element
 * stays where it is in the document, so whatever had the focus keeps it.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState<'no' | 'screen' | 'page'>('no')

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current ? 'screen' : 'no')
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

  useEffect(() => {
    if (full !== 'page') return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFull('no')
    document.addEventListener('keydown', leave)
    document.documentElement.dataset.covered = 'true'
    return () => {
      document.removeEventListener('keydown', leave)
      delete document.documentElement.dataset.covered
    }
  }, [full])

  const toggle = () => {
    if (full === 'screen') void document.exitFullscreen()
    else if (full === 'page') setFull('no')
    else if (document.fullscreenEnabled) element.current?.requestFullscreen().catch(() => setFull('page'))
    else setFull('page')
  }
  return { full, toggle }
}

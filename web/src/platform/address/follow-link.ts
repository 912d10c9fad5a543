import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { withoutBasePath } from './base-path.ts'

const pages = /^\/(knowledge|resource|case|video|download|app-store)(\/|$)/

/** For links that are not components, as those of a text: they lead to pages without loading the portal again. */
export function useFollowLink() {
  const navigate = useNavigate()

  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const address = withoutBasePath(link?.getAttribute('href') ?? '')
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!isPlain || event.defaultPrevented || link?.hasAttribute('target') || !pages.test(address)) return
    event.preventDefault()
    void navigate(address)
  }
}

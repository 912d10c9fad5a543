import { type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { withoutBasePath } from '../../../platform/address/base-path.ts'
import styles from './body.module.css'
import { useFinish } from './use-finish.ts'

const pages = /^\/(knowledge|resource|case|video)\//

/** The text itself. */
export function Body({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useFinish(body, html)

  /** Links of the text lead to pages without loading the portal again. */
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    const address = withoutBasePath(link?.getAttribute('href') ?? '')
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || !pages.test(address)) return
    event.preventDefault()
    void navigate(address)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links inside fire clicks for keys, too
    <div
      ref={body}
      className={styles.body}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it from a closed list of elements
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

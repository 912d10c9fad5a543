import { useRef } from 'react'
import { useFollowLink } from '../../../platform/address/follow-link.ts'
import styles from './body.module.css'
import { useFinish } from './use-finish.ts'

/** The text itself. */
export function Body({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  const follow = useFollowLink()
  useFinish(body, html)

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

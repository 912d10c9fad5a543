import type { WebsiteHomeBlock } from '@atrium/contract/website/website'
import { useId } from 'react'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import styles from './section.module.css'

/** What staff put up: a heading, a sentence, a picture, a way onward; whichever of them there is. */
export function Banner({ title, lead, link, link_name, picture }: WebsiteHomeBlock) {
  const id = useId()
  const onward = link && (
    <GoLink to={link} newWindow={!link.startsWith('/')}>
      {link_name ?? title ?? link}
    </GoLink>
  )

  return (
    <section className={`page-width ${styles.section}`} {...(title && { 'aria-labelledby': id })}>
      {title ? (
        <Lintel id={id} aside={onward}>
          {title}
        </Lintel>
      ) : (
        onward
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      {picture && <img className={styles.picture} src={picture} alt="" />}
    </section>
  )
}

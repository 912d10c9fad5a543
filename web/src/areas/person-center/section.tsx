import type { ReactNode } from 'react'
import { Lintel } from '../../ui/layout/lintel.tsx'
import styles from './person-info.module.css'

/** A part of the account information, with its own address: `#sessions`. */
export function Section(props: { id: string; title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section id={props.id} className={styles.section} aria-labelledby={`${props.id}-title`}>
      <Lintel size="section" id={`${props.id}-title`} aside={props.aside}>
        {props.title}
      </Lintel>
      {props.children}
    </section>
  )
}

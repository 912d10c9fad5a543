import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Lintel } from '../../ui/layout/lintel.tsx'
import styles from './section.module.css'

interface SectionProps {
  title: string
  aside?: ReactNode
  /** Null: the call failed. */
  found: { list: readonly unknown[] } | null
  /** Said where the list is empty. */
  empty?: string
  children: ReactNode
}

/** A section stands even when its call failed or found nothing: it then says so in one quiet line. */
export function Section({ title, aside, found, empty, children }: SectionProps) {
  const { t } = useTranslation('home_page')
  const id = useId()

  return (
    <section className={`page-width ${styles.section}`} aria-labelledby={id}>
      <Lintel id={id} aside={aside}>
        {title}
      </Lintel>
      {found === null && <p className={styles.quiet}>{t('failed')}</p>}
      {found?.list.length === 0 && <p className={styles.quiet}>{empty}</p>}
      {found !== null && found.list.length > 0 && children}
    </section>
  )
}

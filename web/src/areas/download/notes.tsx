import { useTranslation } from 'react-i18next'
import { Lintel } from '../../ui/layout/lintel.tsx'
import type { ReleaseSummary } from './download.ts'
import styles from './notes.module.css'

const order = ['security', 'new', 'changed', 'fixed', 'known'] as const

/** What changed, by kind; what concerns safety stands first. */
export function Notes({ notes }: Pick<ReleaseSummary, 'notes'>) {
  const { t } = useTranslation('download')
  const byKind = Map.groupBy(notes, ({ kind }) => kind)

  return (
    <section className={styles.notes}>
      <Lintel size="section">{t('release.notes')}</Lintel>
      {order
        .filter((kind) => byKind.has(kind))
        .map((kind) => (
          <div key={kind} className={styles.kind}>
            <h3>{t(`release.kind.${kind}`)}</h3>
            <ul>
              {byKind.get(kind)?.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}

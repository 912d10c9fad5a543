import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './status.module.css'

export type StatusName =
  | 'published'
  | 'in_review'
  | 'needs_changes'
  | 'draft'
  | 'uploading'
  | 'checking'
  | 'ready'
  | 'quarantined'
  | 'failed'

/** Shape and colour together: ■ good ○ waiting ◆ bad □ not in use ◧ under way. */
export type StatusKind = 'good' | 'waiting' | 'bad' | 'off' | 'busy'

const kinds: Record<StatusName, StatusKind> = {
  published: 'good',
  in_review: 'waiting',
  needs_changes: 'bad',
  draft: 'off',
  uploading: 'busy',
  checking: 'busy',
  ready: 'good',
  quarantined: 'bad',
  failed: 'bad',
}

/** The states of what a person hands in, in their words. */
export function Status({ name }: { name: StatusName }) {
  const { t } = useTranslation('shared')
  return <StatusMark kind={kinds[name]}>{t(`status.${name}`)}</StatusMark>
}

/** Any other state. */
export function StatusMark({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className={styles.status} data-kind={kind}>
      {children}
    </span>
  )
}

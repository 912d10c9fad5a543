import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Head } from '../../../platform/page/head.tsx'
import { usePage } from '../../../platform/page/page.ts'
import { LockIcon } from '../../../ui/icon/icons.tsx'
import { useIsViewOnly } from './may-change.tsx'
import styles from './screen-head.module.css'

interface ScreenHeadProps {
  title: string
  /** Beside the title: how many there are. */
  note?: ReactNode
  /** Buttons at the right. */
  children?: ReactNode
}

export function ScreenHead({ title, note, children }: ScreenHeadProps) {
  const { t } = useTranslation('management')
  const { platformTitle } = usePage()
  const isViewOnly = useIsViewOnly()

  return (
    <header className={styles.head}>
      <Head title={`${title} · ${platformTitle}`} hidden />
      <h1>{title}</h1>
      {note && <p>{note}</p>}
      {isViewOnly && (
        <p className={styles.viewOnly}>
          <LockIcon size={14} />
          {t('page.view_only')}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { RefreshIcon } from '../../ui/icon/home-icons.tsx'
import styles from './panel.module.css'

/** A panel that is opened again within a minute shows what it showed before. */
export const panelMaxAge = 60_000

/** Lines of light where the links will be. */
export function PanelWaiting({ lines = 12 }: { lines?: number }) {
  const { t } = useTranslation()

  return (
    <div className={styles.waiting} role="status" aria-label={t('panel.loading')}>
      {[...Array(lines).keys()].map((line) => (
        <span key={line} />
      ))}
    </div>
  )
}

export function PanelFailure({ retry }: { retry?: () => void }) {
  const { t } = useTranslation()

  return (
    <div className={styles.state} role="alert">
      <p>{t('panel.failed')}</p>
      <Button size="small" onClick={retry ?? (() => location.reload())}>
        <RefreshIcon size={16} />
        {t('list.failed.retry')}
      </Button>
    </div>
  )
}

export function PanelEmpty() {
  const { t } = useTranslation()
  return <p className={styles.state}>{t('panel.empty')}</p>
}

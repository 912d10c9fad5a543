import { useTranslation } from 'react-i18next'
import styles from './spinner.module.css'

/** The court, with two sides turning in four steps. */
export function Spinner({ tip }: { tip?: string | undefined }) {
  const { t } = useTranslation('shared')
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.court} />
      {tip ?? <span className="visually-hidden">{t('spinner.loading')}</span>}
    </span>
  )
}

/** Over the whole page, while it is on its way. */
export function PageSpinner({ tip }: { tip?: string | undefined }) {
  return (
    <div className={styles.page}>
      <Spinner tip={tip} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import styles from './badge.module.css'
import { BrandMark } from './brand-mark.tsx'

/** 'New', beside a name. */
export function NewBadge() {
  const { t } = useTranslation('shared')
  return <span className={styles.new}>{t('badge.new')}</span>
}

/** A member of the vendor's staff. */
export function OfficialBadge() {
  const { t } = useTranslation('shared')
  return (
    <span className={styles.official}>
      <BrandMark size={11} />
      {t('badge.official')}
    </span>
  )
}

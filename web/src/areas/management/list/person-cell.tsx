import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import styles from './list-screen.module.css'

/** The person of a row; the link filters the list by them. */
export function PersonCell({ user_id, user_name }: { user_id: number | null; user_name: string | null }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  if (user_id === null) return <span className={styles.nothing}>{t('list.blank')}</span>

  return (
    <Link className={styles.opens} to={addressWith({ keyword: String(user_id), after: null })} preventScrollReset>
      {user_name || `#${user_id}`}
    </Link>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './new-version-of.module.css'

interface NewVersionOfProps {
  before: { title: string; version: string } | null
  /** The public page of what it is a version of. */
  address: string
}

/** Which item a submission belongs to, and the version it follows. */
export function NewVersionOf({ before, address }: NewVersionOfProps) {
  const { t } = useTranslation('person_center')
  if (!before) return null
  return (
    <small className={styles.before}>
      {t('submission.new_version_of')}{' '}
      <Link to={address}>
        {before.title} {before.version}
      </Link>
    </small>
  )
}

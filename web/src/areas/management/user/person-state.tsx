import { useTranslation } from 'react-i18next'
import styles from './users.module.css'

/** Shape and colour together: ■ comes and goes, □ has not come yet, ◆ is shut out. */
export function PersonState({ state }: { state: 'active' | 'waiting' | 'disabled' }) {
  const { t } = useTranslation('management')
  return (
    <span className={styles.state} data-state={state}>
      {t(`users.state.${state}`)}
    </span>
  )
}

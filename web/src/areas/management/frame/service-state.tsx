import { holdsScreen } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '../../../platform/api/use-query.ts'
import { useLogin } from '../../../platform/session/session.ts'
import styles from './navigation.module.css'

/** Milliseconds. */
const checkEvery = 60_000

/** How the portal's services are, from the health page, for whoever may open that. */
export function ServiceState() {
  const { t } = useTranslation('management')
  const isHeld = holdsScreen(useLogin()?.menus, 'settings')
  const { data } = useQuery('GET /api/management/health', isHeld ? {} : null, {
    maxAge: checkEvery / 2,
    pollAfter: () => checkEvery,
  })
  if (!data) return null

  const down = data.parts.filter((part) => part.state === 'down').length
  const degraded = data.parts.filter((part) => part.state === 'slow' || part.state === 'attention').length
  const state = down > 0 ? 'down' : degraded > 0 ? 'degraded' : 'normal'
  const words = t(`navigation.service.${state}`, { count: down || degraded })

  return (
    <Link className={styles.service} to="/management/health" data-state={state} title={words}>
      <span className={styles.word}>{words}</span>
    </Link>
  )
}

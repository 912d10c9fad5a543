import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import { settleCall } from '../../page/account/settle-call.ts'
import type { Route } from './+types/person-info.ts'
import { Agreements } from './agreements.tsx'
import { Connected } from './connected.tsx'
import { MyData } from './my-data.tsx'
import type { PersonCenterData } from './person-center.tsx'
import styles from './person-info.module.css'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'
import { SigningIn } from './signing-in.tsx'

/** Nobody waits for the slowest: each section draws its own answer when it is there. */
export function clientLoader() {
  return {
    providers: settleCall('GET /api/users/oauth/providers'),
    sessions: settleCall('GET /api/users/mine/sessions'),
    exports: settleCall('GET /api/users/mine/exports'),
  }
}

const sections = ['profile', 'signing-in', 'connected', 'sessions', 'data', 'agreements'] as const

export default function PersonInfo({ loaderData: { providers, sessions, exports } }: Route.ComponentProps) {
  const { t } = useTranslation('person_center')
  const { account } = useOutletContext<PersonCenterData>()

  return (
    <>
      <nav className={styles.contents} aria-label={t('info.contents')}>
        {sections.map((id) => (
          <a key={id} href={`#${id}`}>
            {t(`info.${id}`)}
          </a>
        ))}
      </nav>
      <Profile account={account} />
      <SigningIn account={account} providers={providers} />
      <Connected account={account} providers={providers} />
      <Sessions sessions={sessions} />
      <MyData account={account} exports={exports} />
      <Agreements account={account} />
    </>
  )
}

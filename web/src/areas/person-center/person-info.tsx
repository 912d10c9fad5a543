import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { ConnectedAccounts } from '../../page/account/connected-accounts.tsx'
import { Row, Rows } from '../../page/account/rows.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { GoLink, TextLink } from '../../ui/navigation/go-link.tsx'
import type { Route } from './+types/person-info.ts'
import { MyData } from './my-data.tsx'
import type { PersonCenterData } from './person-center.tsx'
import styles from './person-info.module.css'
import { Profile } from './profile.tsx'
import type { ProvidersCall } from './providers.ts'
import { Section } from './section.tsx'
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

/** What was agreed to, in which version, and when. */
function Agreements({ account }: PersonCenterData) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <Section id="agreements" title={t('info.agreements')}>
      <Answered answer={account} waiting={<WaitingRows rows={2} />}>
        {({ agreements }) =>
          agreements.length === 0 ? (
            <p>{t('agreements.none')}</p>
          ) : (
            <Rows>
              {agreements.map(({ agreement, version, agreed_at }) => (
                <Row
                  key={`${agreement} ${version}`}
                  label={<TextLink to={`/agreement/${agreement}`}>{t(`common:agreement.${agreement}`)}</TextLink>}
                  note={t('agreements.agreed', { date: formatDate(agreed_at, now, language) })}
                >
                  {t('agreements.version', { version })}
                </Row>
              ))}
            </Rows>
          )
        }
      </Answered>
    </Section>
  )
}

function Connected({ account, providers }: PersonCenterData & { providers: ProvidersCall }) {
  const { t } = useTranslation('person_center')

  return (
    <Section
      id="connected"
      title={t('info.connected')}
      aside={<GoLink to="/authorization">{t('info.connected_page')}</GoLink>}
    >
      <ConnectedAccounts account={account} providers={providers} />
    </Section>
  )
}

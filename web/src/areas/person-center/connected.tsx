import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { ConnectedAccounts } from '../../page/account/connected-accounts.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import type { Frame } from './person-center.tsx'
import type { Providers } from './providers.ts'
import { Section } from './section.tsx'

export function Connected({ account, providers }: Frame & { providers: Providers }) {
  const { t } = useTranslation('person_center')

  return (
    <Section
      id="connected"
      title={t('info.connected')}
      aside={<GoLink to="/authorization">{t('info.connected_page')}</GoLink>}
    >
      <Answered answer={account} waiting={<WaitingRows rows={2} />}>
        {({ identities }) => (
          <Answered answer={providers} waiting={<WaitingRows rows={2} />}>
            {({ list }) => <ConnectedAccounts identities={identities} providers={list} />}
          </Answered>
        )}
      </Answered>
    </Section>
  )
}

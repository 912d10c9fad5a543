import { useTranslation } from 'react-i18next'
import { ConnectedAccounts } from '../../page/account/connected-accounts.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import type { PersonCenterData } from './person-center.tsx'
import type { ProvidersCall } from './providers.ts'
import { Section } from './section.tsx'

export function Connected({ account, providers }: PersonCenterData & { providers: ProvidersCall }) {
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

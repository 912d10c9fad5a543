import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../page/account/answered.tsx'
import { ConfirmDialog } from '../../page/account/confirm-dialog.tsx'
import { ConnectedAccounts } from '../../page/account/connected-accounts.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { readLogin } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/authorization.ts'
import styles from './authorization.module.css'

export const handle: Handle = { modules: ['authorization'] }

export function clientLoader() {
  const account = readLogin() ? settleCall('GET /api/users/mine/account') : null
  return { account, providers: settleCall('GET /api/users/oauth/providers') }
}

/** What is connected to the account, and the way to disconnect it [RT-13]. */
export default function Authorization({ loaderData: { account, providers } }: Route.ComponentProps) {
  if (!account) return <Visitor />

  return (
    <Page>
      <ConnectedAccounts account={account} providers={providers} />
      <ConfirmDialog />
    </Page>
  )
}

export function HydrateFallback() {
  return (
    <Page>
      <WaitingRows rows={2} />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { t } = useTranslation('authorization')

  return (
    <AreaPage
      title={t('page.title')}
      lead={t('page.lead')}
      aside={<GoLink to="/person-center/person-info">{t('list.account')}</GoLink>}
      closed
      hidden
    >
      <div className={styles.list}>{children}</div>
    </AreaPage>
  )
}

function Visitor() {
  const { t } = useTranslation('authorization')

  return (
    <AreaPage title={t('page.title')} lead={t('page.lead')} closed hidden>
      <Empty
        title={t('visitor.title')}
        actions={
          <ButtonLink kind="primary" to="/login?return_to=/authorization">
            {t('visitor.sign_in')}
          </ButtonLink>
        }
      >
        {t('visitor.text')}
      </Empty>
    </AreaPage>
  )
}

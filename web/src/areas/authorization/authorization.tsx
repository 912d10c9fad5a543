import { ownPath } from '@atrium/contract/own-path'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { replace } from 'react-router'
import { WaitingRows } from '../../page/account/answered.tsx'
import { ConfirmDialog } from '../../page/account/confirm-dialog.tsx'
import { ConnectedAccounts } from '../../page/account/connected-accounts.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { AreaPage } from '../../page/area-page.tsx'
import { failureText } from '../../platform/api/failures.ts'
import { browserTranslations } from '../../platform/i18n/browser.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { readLogin } from '../../platform/session/session.ts'
import { toast } from '../../platform/state/toast.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/authorization.ts'
import styles from './authorization.module.css'
import { takeTicket } from './kept-ticket.ts'

export const handle: Handle = { modules: ['authorization'] }

export async function clientLoader() {
  const kept = readLogin() && takeTicket()
  if (kept) await connect(kept)
  const account = readLogin() ? settleCall('GET /api/users/mine/account') : null
  return { account, providers: settleCall('GET /api/users/oauth/providers') }
}

/** Signed in to connect what they came with: then on to where they wanted to go. */
async function connect({ ticket, return_to }: NonNullable<ReturnType<typeof takeTicket>>) {
  const { t } = browserTranslations
  const settled = await settleCall('POST /api/users/mine/identities', { body: { ticket } })
  if ('failure' in settled) return toast.error(failureText(settled.failure))
  if (settled.data.outcome === 'belongs_to_other') return toast.error(t('authorization:first.taken'))
  toast.success(t('authorization:callback.bound'))
  throw replace(ownPath(return_to))
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

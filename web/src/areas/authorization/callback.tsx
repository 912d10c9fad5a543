import { ownPath } from '@atrium/contract/own-path'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../page/account/confirm-dialog.tsx'
import { MergeDialog } from '../../page/account/merge-dialog.tsx'
import { useAgain } from '../../page/account/use-again.ts'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { readLogin } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import type { Route } from './+types/callback.ts'
import styles from './authorization.module.css'
import { comeBack } from './come-back.ts'
import { FirstTime } from './first-time.tsx'

/** In the middle of signing in, like the login page: a header would lead out of it. */
export const handle: Handle = { modules: ['authorization', 'resource'], header: false }

/**
 * Runs once for each way back, whatever React does with the component. Code and state leave the address bar and the
 * history before anything else: whatever follows, nobody can copy them from there, nor send them a second time.
 */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  history.replaceState(history.state, '', location.pathname)
  return comeBack(params.type, new URL(request.url))
}

export const shouldRevalidate = () => false

export default function Callback({ loaderData: result }: Route.ComponentProps) {
  if (result.outcome === 'no_account') return <FirstTime {...result} />
  if (result.outcome === 'belongs_to_other') return <BelongsToOther {...result} />
  return <Stuck text={result.outcome === 'failed' ? result.text : null} />
}

export function HydrateFallback() {
  const { t } = useTranslation('authorization')

  return (
    <AreaPage title={t('page.callback')} lead={t('page.callback_lead')} closed hidden>
      <div className={styles.wait}>
        <Spinner tip={t('callback.waiting')} />
      </div>
    </AreaPage>
  )
}

/** Connected with another account of the same person: the two can become one, or everything stays as it was. */
function BelongsToOther({ ticket, return_to }: { ticket: string; return_to: string }) {
  const { t } = useTranslation('authorization')
  const navigate = useNavigate()
  const again = useAgain()
  const leave = () => void navigate(ownPath(return_to), { replace: true })

  return (
    <AreaPage title={t('merge.title')} closed hidden>
      <div className={styles.wait} />
      <MergeDialog
        ticket={ticket}
        onClose={leave}
        onMerged={async () => {
          await again()
          leave()
        }}
      />
      <ConfirmDialog />
    </AreaPage>
  )
}

function Stuck({ text }: { text: string | null }) {
  const { t } = useTranslation('authorization')

  return (
    <AreaPage title={t('callback.failed')} lead={text ?? t('callback.lost')} closed hidden>
      <div className={styles.outcome}>
        {readLogin() ? (
          <ButtonLink kind="primary" to="/person-center/person-info#connected">
            {t('callback.back')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to="/login">
            {t('callback.again')}
          </ButtonLink>
        )}
      </div>
    </AreaPage>
  )
}

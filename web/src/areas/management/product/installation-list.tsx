import { installationStates } from '@atrium/contract/app/choices'
import type { Answer } from '@atrium/contract/calls'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { MayChange } from '../frame/may-change.tsx'
import type { LoadedList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

type InstallationRow = Answer<'GET /api/management/installations'>['list'][number]

/** Who wants which app installed, and what is said to them. */
export function InstallationList({ loaded, actions }: { loaded: LoadedList<InstallationRow>; actions: ReactNode }) {
  const { t } = useTranslation('management')
  const states = installationStates.map((value) => ({ value, name: t(`apps.installation.${value}`) }))

  return (
    <ListScreen
      screen="apps"
      title={t('apps.requests')}
      loaded={loaded}
      keyOf={({ installation_id }) => installation_id}
      actions={actions}
      keyword={t('apps.find_request')}
      filters={[{ name: 'state', options: states }]}
      columns={[
        { column: 'title' },
        { column: 'version' },
        { column: 'user_name' },
        { column: 'company_name' },
        { column: 'product_version', minor: true },
        { column: 'note' },
        { column: 'state', values: Object.fromEntries(states.map(({ value, name }) => [value, name])) },
        { column: 'requested_at', kind: 'moment', sort: true },
      ]}
      rowActions={(row) => (
        <MayChange>
          <Answers asked={row} />
        </MayChange>
      )}
    />
  )
}

function Answers({ asked: { installation_id, state } }: { asked: InstallationRow }) {
  const { t } = useTranslation('management')
  const { change, busy } = useChange()
  const params = { installation_id }
  if (state !== 'requested' && state !== 'accepted') return null
  const next = state === 'requested' ? ('accepted' as const) : ('installed' as const)

  return (
    <>
      <Button
        size="small"
        disabled={busy}
        onClick={() =>
          void change((caller) =>
            ask(caller, 'POST /api/installations/{installation_id}/decision', { params, body: { state: next } }),
          )
        }
      >
        {t(`apps.become.${next}`)}
      </Button>
      <ReasonButton
        size="small"
        label={t('apps.become.declined')}
        lead={t('apps.declined_lead')}
        run={(caller, answer) =>
          ask(caller, 'POST /api/installations/{installation_id}/decision', {
            params,
            body: { state: 'declined', answer },
          })
        }
      />
    </>
  )
}

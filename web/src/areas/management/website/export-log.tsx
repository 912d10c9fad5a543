import { managementScreens } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList, type RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useLookAgain } from '../transfer/use-look-again.ts'

type ExportLogRow = RowOf<'GET /api/management/exports'>

const states = ['waiting', 'running', 'ready', 'cancelled', 'refused', 'failed'] as const
const going = ['waiting', 'running']

export const clientLoader = loadList('GET /api/management/exports', { state: 'text', screen: 'text', days: 'days' })

export default function ExportLog({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  useLookAgain(loaderData, going)
  const stateNames = Object.fromEntries(states.map((state) => [state, t(`export_log.state.${state}`)]))
  const screenNames = Object.fromEntries(Object.keys(managementScreens).map((name) => [name, t(`${name}.title`)]))

  return (
    <ListScreen
      screen="export_log"
      loaded={loaderData}
      keyOf={({ export_id }) => export_id}
      columns={[
        { column: 'screen', values: screenNames },
        { column: 'user_name' },
        { column: 'format', minor: true },
        { column: 'state', values: stateNames },
        { column: 'row_count', kind: 'number' },
        { column: 'size', kind: 'size', minor: true },
        { column: 'created_at', kind: 'moment', sort: true },
        { column: 'ended_at', kind: 'moment', minor: true },
      ]}
      filters={[
        { name: 'state', options: optionsOf(stateNames) },
        { name: 'screen', options: optionsOf(screenNames) },
        { name: 'days', kind: 'days' },
      ]}
      rowActions={(row) => <Actions row={row} />}
      actionsRead
    />
  )
}

function Actions({ row: { export_id, screen, state, is_mine, has_file } }: { row: ExportLogRow }) {
  const { t } = useTranslation('management')
  const { change, busy } = useChange()

  if (going.includes(state)) {
    return (
      <ReasonButton
        size="small"
        label={t('transfer.stop')}
        run={(caller, reason) =>
          ask(caller, 'POST /api/management/exports/{export_id}/cancellation', {
            params: { export_id },
            body: { reason },
          })
        }
      />
    )
  }
  if (!is_mine || !has_file) return null
  return (
    <Button
      size="small"
      disabled={busy}
      onClick={() =>
        void change(async (caller) => {
          const call = 'GET /api/management/screens/{screen}/exports/{export_id}/address'
          location.assign((await ask(caller, call, { params: { screen, export_id } })).address)
        })
      }
    >
      {t('transfer.fetch')}
    </Button>
  )
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}

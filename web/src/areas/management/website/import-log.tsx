import { managementScreens, mayChangeScreen } from '@atrium/contract/management'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { useLogin } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Progress } from '../../../ui/state/progress.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { MayChange } from '../frame/may-change.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList, type RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { ImportDialog } from '../transfer/import-dialog.tsx'
import styles from '../transfer/transfer.module.css'
import { useErrors } from '../transfer/use-errors.ts'
import { useLookAgain } from '../transfer/use-look-again.ts'

type ImportLogRow = RowOf<'GET /api/management/imports'>

const states = ['reading', 'checked', 'running', 'done', 'cancelled', 'refused', 'failed'] as const
const going = ['reading', 'running']

export const clientLoader = loadList('GET /api/management/imports', { state: 'text', screen: 'text', days: 'days' })

export default function ImportLog({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { revalidate } = useRevalidator()
  useLookAgain(loaderData, going)
  const [resumed, setResumed] = useState<ImportLogRow | null>(null)
  const stateNames = Object.fromEntries(states.map((state) => [state, t(`import_log.state.${state}`)]))
  const screenNames = Object.fromEntries(Object.keys(managementScreens).map((name) => [name, t(`${name}.title`)]))

  return (
    <>
      <ListScreen
        screen="import_log"
        loaded={loaderData}
        keyOf={({ import_id }) => import_id}
        columns={[
          { column: 'screen', values: screenNames },
          { column: 'file_name' },
          { column: 'user_name' },
          { column: 'state', values: stateNames, cell: (row) => <State row={row} name={stateNames[row.state]} /> },
          { column: 'row_count', kind: 'number' },
          { column: 'new_count', kind: 'number', minor: true },
          { column: 'change_count', kind: 'number', minor: true },
          { column: 'bad_count', kind: 'number' },
          { column: 'created_at', kind: 'moment', sort: true },
          { column: 'ended_at', kind: 'moment', minor: true },
        ]}
        filters={[
          { name: 'state', options: optionsOf(stateNames) },
          { name: 'screen', options: optionsOf(screenNames) },
          { name: 'days', kind: 'days' },
        ]}
        rowActions={(row) => <Actions row={row} onResume={() => setResumed(row)} />}
        actionsRead
      />
      {resumed && (
        <MayChange screen={resumed.screen}>
          <ImportDialog
            screen={resumed.screen}
            title={screenNames[resumed.screen] ?? ''}
            resumed={resumed.import_id}
            onClose={() => {
              setResumed(null)
              void revalidate()
            }}
          />
        </MayChange>
      )}
    </>
  )
}

function State({ row: { state, row_count, done_count }, name }: { row: ImportLogRow; name: string | undefined }) {
  const { t } = useTranslation('management')
  if (state !== 'running') return name
  return (
    <span className={styles.state}>
      {name}
      <Progress label={t('transfer.writing')} value={row_count === 0 ? 0 : (done_count / row_count) * 100} />
    </span>
  )
}

interface ActionsProps {
  row: ImportLogRow
  onResume: () => void
}

function Actions({ row: { import_id, screen, state, is_mine, has_errors }, onResume }: ActionsProps) {
  const { t } = useTranslation('management')
  const login = useLogin()
  const fetchErrors = useErrors(screen)

  if ([...going, 'checked'].includes(state)) {
    return (
      <>
        {is_mine && state === 'checked' && mayChangeScreen(login, screen) && (
          <Button size="small" onClick={onResume}>
            {t('transfer.resume')}
          </Button>
        )}
        <ReasonButton
          size="small"
          label={t('transfer.stop')}
          run={(caller, reason) =>
            ask(caller, 'POST /api/management/imports/{import_id}/cancellation', {
              params: { import_id },
              body: { reason },
            })
          }
        />
      </>
    )
  }
  if (!is_mine || !has_errors) return null
  return (
    <Button size="small" onClick={() => fetchErrors(import_id)}>
      {t('transfer.fetch_errors')}
    </Button>
  )
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}

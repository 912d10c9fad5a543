import type { ManagementScreen } from '@atrium/contract/management'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import type { ApiCaller } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import styles from './list-screen.module.css'

export type BulkAction<Row> = OneClick<Row> | OwnButton<Row>

/** Where something must be said first. */
interface OwnButton<Row> {
  name: string
  button: (rows: Row[], done: () => void) => ReactNode
}

interface OneClick<Row> {
  /** Its label is `{screen}.bulk.{name}`. */
  name: string
  danger?: true
  /** Asks why before it does it. */
  reason?: true
  run: (caller: ApiCaller, rows: Row[], reason: string) => Promise<unknown>
  button?: never
}

interface ListBulkProps<Row> {
  screen: ManagementScreen
  actions: BulkAction<Row>[]
  selected: Row[]
  onDone: () => void
}

/** What can be done with all that is ticked. */
export function ListBulk<Row>({ screen, actions, selected, onDone }: ListBulkProps<Row>) {
  const { t } = useTranslation('management')
  const { change, busy } = useChange()

  return (
    <div className={styles.bulk} role="status">
      <span>{t('list.ticked', { count: selected.length })}</span>
      {actions.map((action) => {
        if (action.button) return <Fragment key={action.name}>{action.button(selected, onDone)}</Fragment>
        const { name, danger, reason, run } = action
        return reason ? (
          <ReasonButton
            key={name}
            size="small"
            label={t(`${screen}.bulk.${name}`)}
            danger={danger ?? false}
            run={(caller, why) => run(caller, selected, why)}
            onDone={onDone}
          />
        ) : (
          <Button
            key={name}
            size="small"
            kind={danger ? 'danger' : 'default'}
            disabled={busy}
            onClick={() => void change((caller) => run(caller, selected, '')).then(onDone)}
          >
            {t(`${screen}.bulk.${name}`)}
          </Button>
        )
      })}
    </div>
  )
}

import type { ManagementScreen } from '@atrium/contract/management'
import { named } from '@atrium/contract/names-kit'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { LoadedList } from '../list/list-address.ts'
import type { ListColumn } from '../list/list-declaration.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useUsedFilter } from '../list/use-used-filter.ts'
import { JoinDialog } from './join-dialog.tsx'
import type { NameCalls } from './name-calls.ts'

interface NameRow {
  name: string
  position: number
  use_count: number
  updated_at: string
}

interface NameScreenProps<Row extends NameRow> {
  screen: ManagementScreen
  loaded: LoadedList<Row>
  idOf: (row: Row) => number
  calls: NameCalls
  title?: string
  imports?: boolean
  actions?: ReactNode
}

/** Names that items are filed under: in three languages, in an order, joined, removed when nothing carries them. */
export function NameScreen<Row extends NameRow>({ screen, loaded, idOf, calls, ...rest }: NameScreenProps<Row>) {
  const { t } = useTranslation('management')
  const usedFilter = useUsedFilter()
  const columns: ListColumn<Row>[] = [
    { column: 'name', sort: true, opens: true },
    { column: 'position', kind: 'number', sort: true },
    { column: 'use_count', kind: 'number', sort: true },
    { column: 'updated_at', kind: 'moment', sort: true, minor: true },
  ]

  return (
    <ListScreen screen={screen} loaded={loaded} columns={columns} {...rest} keyOf={idOf} filters={[usedFilter]} creates>
      <RecordDrawer
        screen={screen}
        read={calls.read}
        values={(record) => ({ name: record?.name ?? {}, position: record?.position ?? 0 })}
        schema={named}
        fields={[
          { name: 'name', kind: 'texts', required: true, most: 60 },
          { name: 'position', kind: 'number', hint: t('names.position_hint') },
        ]}
        title={({ name }) => name['zh-CN'] ?? Object.values(name)[0] ?? ''}
        save={(caller, values, record) =>
          record
            ? calls.save(caller, record.id, { ...values, seen_at: record.updated_at })
            : calls.create(caller, values)
        }
        danger={({ id }, done) => <MergeOrDelete id={id} calls={calls} onDone={done} />}
      />
    </ListScreen>
  )
}

interface NameEndsProps {
  id: number
  calls: NameCalls
  onDone: () => void
}

/** How a name ends: everything of it is filed under another one, or nothing carried it anyway. */
function MergeOrDelete({ id, calls, onDone }: NameEndsProps) {
  const { t } = useTranslation('management')
  const [joining, setJoining] = useState(false)

  return (
    <>
      <Button onClick={() => setJoining(true)}>{t('names.join')}</Button>{' '}
      <ReasonButton
        label={t('names.remove')}
        lead={t('names.remove_lead')}
        run={(caller, reason) => calls.remove(caller, id, { reason })}
        onDone={onDone}
      />
      {joining && <JoinDialog id={id} calls={calls} onClose={() => setJoining(false)} onDone={onDone} />}
    </>
  )
}

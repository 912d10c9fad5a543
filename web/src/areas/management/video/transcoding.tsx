import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

export const clientLoader = loadList('GET /api/management/conversions', { state: 'text' })

const states = ['waiting', 'converting', 'ready', 'failed', 'refused'] as const

export default function Transcoding({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const names = Object.fromEntries(states.map((state) => [state, t(`transcoding.state.${state}`)]))

  return (
    <ListScreen
      screen="transcoding"
      loaded={loaderData}
      keyOf={({ blob_id }) => blob_id}
      filters={[{ name: 'state', options: states.map((state) => ({ value: state, name: names[state] ?? state })) }]}
      columns={[
        { column: 'file_name' },
        { column: 'title' },
        { column: 'state', values: names },
        { column: 'attempts', kind: 'number', sort: true },
        { column: 'error' },
        { column: 'size', kind: 'size', sort: true },
        { column: 'created_at', kind: 'moment', sort: true },
        { column: 'began_at', kind: 'moment', minor: true },
        { column: 'ended_at', kind: 'moment', minor: true },
        { column: 'user_name', minor: true },
      ]}
      rowActions={({ blob_id, file_name, state }) =>
        (state === 'ready' || state === 'failed') && (
          <ReasonButton
            size="small"
            danger={false}
            label={t('transcoding.again')}
            lead={t('transcoding.again_lead', { file_name })}
            run={(caller, reason) =>
              ask(caller, 'POST /api/management/conversions/{blob_id}/again', { params: { blob_id }, body: { reason } })
            }
          />
        )
      }
    />
  )
}

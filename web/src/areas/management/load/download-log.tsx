import { useTranslation } from 'react-i18next'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { PersonCell } from '../list/person-cell.tsx'

export const clientLoader = loadList('GET /api/management/download-log', { days: 'days' })

const kinds = ['resource', 'document', 'image', 'video', 'installer'] as const

export default function DownloadLog({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')

  return (
    <ListScreen
      screen="download_log"
      loaded={loaderData}
      keyOf={({ fetch_id }) => fetch_id}
      filters={[{ name: 'days', kind: 'days' }]}
      columns={[
        { column: 'fetched_at', kind: 'moment', sort: true },
        { column: 'file_name' },
        { column: 'title' },
        {
          column: 'kind',
          minor: true,
          values: Object.fromEntries(kinds.map((kind) => [kind, t(`download_log.kind.${kind}`)])),
        },
        { column: 'user_name', cell: (row) => <PersonCell {...row} /> },
      ]}
    />
  )
}

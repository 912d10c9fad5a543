import { useTranslation } from 'react-i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { formatClock } from '../../../ui/format/clock.ts'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { LanguagesCell } from '../knowledge/languages-cell.tsx'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { VideoDrawer } from './video-drawer.tsx'

const list = loadList('GET /api/management/videos', {
  state: 'text',
  video_category_id: 'number',
  video_series_id: 'number',
})

export async function clientLoader(asked: ScreenArgs) {
  const loaded = list(asked)
  const settled = await settleCall('GET /api/management/videos/choices')
  return { loaded, choices: 'data' in settled ? settled.data : { categories: [], series: [] } }
}

export default function Videos({ loaderData: { loaded, choices } }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const states = {
    draft: t('videos.state.draft'),
    published: t('videos.state.published'),
    withdrawn: t('videos.state.withdrawn'),
  }
  const films = {
    ready: t('videos.film.ready'),
    making: t('videos.film.making'),
    failed: t('videos.film.failed'),
    missing: t('videos.film.missing'),
  }
  const optionsOf = (named: { id: number; name: string }[]) =>
    named.map(({ id, name }) => ({ value: String(id), name }))
  const options = { categories: optionsOf(choices.categories), series: optionsOf(choices.series) }

  return (
    <ListScreen
      screen="videos"
      loaded={loaded}
      keyOf={({ video_id }) => video_id}
      creates
      columns={[
        { column: 'title', sort: true, opens: true },
        { column: 'video_category_name' },
        {
          column: 'video_series_name',
          minor: true,
          cell: ({ video_series_name, series_position }) =>
            video_series_name === null ? t('list.blank') : `${video_series_name} · ${series_position}`,
        },
        { column: 'state', values: states, sort: true },
        { column: 'film', values: films },
        { column: 'captions', cell: ({ captions }) => <LanguagesCell published={captions} /> },
        {
          column: 'duration_seconds',
          kind: 'number',
          sort: true,
          minor: true,
          cell: ({ duration_seconds }) => formatClock(duration_seconds),
        },
        { column: 'play_count', kind: 'number', sort: true, minor: true },
        { column: 'published_at', kind: 'moment', sort: true, optional: true, minor: true },
        { column: 'updated_at', kind: 'moment', sort: true },
      ]}
      filters={[
        { name: 'state', options: Object.entries(states).map(([value, name]) => ({ value, name })) },
        { name: 'video_category_id', options: options.categories },
        { name: 'video_series_id', options: options.series },
      ]}
    >
      <VideoDrawer options={options} />
    </ListScreen>
  )
}

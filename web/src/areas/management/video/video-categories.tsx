import { useTranslation } from 'react-i18next'
import { TabLinks } from '../../../ui/navigation/tabs.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { NameScreen } from '../names/name-screen.tsx'
import { categoryCalls, seriesCalls } from './name-calls.ts'

/** `kind=series` in the address: the series, which videos stand in one after the other. */
const kinds = { kind: 'text', used: 'text' } as const
const listCategories = loadList('GET /api/management/video-categories', kinds)
const listSeries = loadList('GET /api/management/video-series', kinds)

export function clientLoader(asked: ScreenArgs) {
  const isSeries = new URL(asked.request.url).searchParams.get('kind') === 'series'
  return isSeries
    ? { series: listSeries(asked), categories: null }
    : { series: null, categories: listCategories(asked) }
}

export default function VideoCategories({
  loaderData: { series, categories },
}: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const screen = 'video_categories'
  const actions = (
    <TabLinks
      label={t('video_categories.title')}
      current={series ? 'series' : 'categories'}
      tabs={[
        { id: 'categories', name: t('video_categories.categories'), to: '/management/video-categories' },
        { id: 'series', name: t('video_categories.series'), to: '/management/video-categories?kind=series' },
      ]}
    />
  )

  if (series) {
    const idOf = ({ video_series_id }: { video_series_id: number }) => video_series_id
    return <NameScreen key="series" screen={screen} actions={actions} idOf={idOf} loaded={series} calls={seriesCalls} />
  }
  if (!categories) return null
  const idOf = ({ video_category_id }: { video_category_id: number }) => video_category_id
  return (
    <NameScreen
      key="categories"
      imports
      screen={screen}
      actions={actions}
      idOf={idOf}
      loaded={categories}
      calls={categoryCalls}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { FeedHint } from '../../page/feed-link.tsx'
import { MobileFilters } from '../../page/mobile-filters.tsx'
import { useAddressWith } from '../../platform/address/address.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import { SortLinks } from '../../ui/navigation/sort-links.tsx'
import { FacetSkeleton } from '../../ui/state/skeleton.tsx'
import type { Route } from './+types/list.ts'
import { Continue } from './continue.tsx'
import { Filters } from './filters.tsx'
import { findVideos, orderNames, videoListParameters } from './find.ts'
import styles from './list.module.css'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'

export const handle: Handle = { modules: ['video'], parameters: videoListParameters }

export function loader({ request, context }: Route.LoaderArgs) {
  return findVideos(callerOf(context), request)
}

export default function List({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('video')
  const { page, order, choices, facets, found } = loaderData
  const addressWith = useAddressWith()
  const chosen = Object.keys(choices).length

  return (
    <AreaPage
      title={t('list.title')}
      lead={t('list.lead')}
      page={page}
      listed={(found?.list ?? []).map(({ title, video_id }) => ({ name: title, to: `/video/${video_id}` }))}
      aside={<SearchField keyword={choices.keyword} />}
      closed
    >
      <FeedHint feed="video" name={t('list.title')} />
      <div className={styles.layout}>
        <MobileFilters
          label={t('list.filters')}
          total={found?.total}
          name={chosen > 0 ? t('list.filters_chosen', { count: chosen }) : t('list.filters')}
        >
          {facets ? <Filters facets={facets} total={found?.total} /> : <FacetSkeleton />}
        </MobileFilters>
        <div className={styles.results}>
          <div className={styles.tools}>
            <p role="status">{order !== 'continue' && found && t('common:count.videos', { count: found.total })}</p>
            <SortLinks
              label={t('list.order.label')}
              current={order}
              orders={orderNames.map((id) => ({
                id,
                name: t(`list.order.${id}`),
                to: addressWith({ order: id === 'newest' ? null : id }),
              }))}
            />
          </div>
          {order === 'continue' ? <Continue /> : <Results {...loaderData} />}
        </div>
      </div>
    </AreaPage>
  )
}

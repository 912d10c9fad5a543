import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { MobileFilters } from '../../page/mobile-filters.tsx'
import { useAddressWith } from '../../platform/address/address.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { SortLinks } from '../../ui/navigation/sort-links.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import type { Route } from './+types/list.ts'
import { AppRows } from './app-rows.tsx'
import { Banner } from './banner.tsx'
import { FeedHint, FeedLink } from './feed-link.tsx'
import { Filters } from './filters.tsx'
import { type AppStorePage, appListParameters, findApps, orderNames, pageSize } from './find.ts'
import styles from './list.module.css'
import { SearchApps } from './search-apps.tsx'

export const handle: Handle = { modules: ['download'], parameters: appListParameters }

export function loader({ request, context }: Route.LoaderArgs) {
  return findApps(callerOf(context), request)
}

export default function List({ loaderData: store }: Route.ComponentProps) {
  const { t } = useTranslation('download')
  const { page, facets, featured, found, search, total } = store
  const chosen = Object.keys(search).length

  return (
    <AreaPage
      title={t('common:area.app-store')}
      lead={t('apps.lead')}
      page={page}
      listed={(found?.list ?? []).map(({ title, app_id }) => ({ name: title, to: `/app-store/${app_id}` }))}
      aside={<SearchApps keyword={search.keyword} total={total} />}
      closed
    >
      <FeedHint />
      <div className={styles.layout}>
        <MobileFilters
          label={t('apps.filters')}
          total={found?.total}
          name={chosen > 0 ? t('apps.filters_chosen', { count: chosen }) : t('apps.filters')}
        >
          {facets && <Filters facets={facets} total={found?.total} />}
          <p className={styles.yours}>
            <TextLink to="/app-store/submit">{t('apps.publish_yours')}</TextLink>
          </p>
        </MobileFilters>
        <div className={styles.results}>
          {featured && <Banner app={featured} />}
          <Results store={store} />
          <FeedLink />
        </div>
      </div>
    </AreaPage>
  )
}

function Results({ store: { found, page, order, search } }: { store: AppStorePage }) {
  const { t } = useTranslation('download')
  const addressWith = useAddressWith()
  if (!found) return <ListFailed />

  return (
    <>
      <div className={styles.tools}>
        <span role="status">{t('apps.count', { count: found.total })}</span>
        {Object.keys(search).length > 0 && <TextLink to="/app-store">{t('common:list.clear')}</TextLink>}
        <SortLinks
          label={t('apps.order.label')}
          current={order}
          orders={orderNames.map((id) => ({
            id,
            name: t(`apps.order.${id}`),
            to: addressWith({ order: id === 'best' ? null : id }),
          }))}
        />
      </div>
      {found.list.length === 0 ? <NothingFound keyword={search.keyword} /> : <AppRows list={found.list} />}
      <ListPager page={page} total={found.total} size={pageSize} note={t('apps.size', { count: pageSize })} />
    </>
  )
}

function NothingFound({ keyword }: { keyword: string | undefined }) {
  const { t } = useTranslation('download')
  return (
    <Empty
      title={keyword ? t('apps.nothing_for', { words: keyword }) : t('apps.nothing')}
      actions={<ButtonLink to="/app-store">{t('apps.all')}</ButtonLink>}
    >
      {t('apps.nothing_text')}
    </Empty>
  )
}

function ListFailed() {
  const { t } = useTranslation('download')
  const { revalidate } = useRevalidator()
  return (
    <Failure title={t('apps.failed.title')} onRetry={revalidate}>
      {t('apps.failed.text')}
    </Failure>
  )
}

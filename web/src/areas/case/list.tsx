import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import { FeedHint, FeedLink } from '../../page/feed-link.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address/address.ts'
import { facetParameters, idArrayFacet, readFacets } from '../../platform/address/facets.ts'
import { ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import { Grid } from '../../ui/layout/grid.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import type { Route } from './+types/list.ts'
import { Applied } from './applied.tsx'
import { CaseCard } from './case-card.tsx'
import { Filters } from './filters.tsx'

const pageSize = 6
const facetReaders = { industry_ids: idArrayFacet('industry_ids'), demand_ids: idArrayFacet('demand_ids') }

export const handle: Handle = { modules: ['case'], parameters: [...facetParameters(facetReaders), 'order', 'page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url)
  const caller = callerOf(context)
  const page = pageIn(address)
  const order: 'newest' | 'read' = address.searchParams.get('order') === 'read' ? 'read' : 'newest'
  const search = { industry_ids: [], demand_ids: [], ...readFacets(address.searchParams, facetReaders) }

  const order_by = order === 'read' ? { view_count: 'desc' as const } : { published_at: 'desc' as const }
  const [facets, found] = await Promise.all([
    orNull(ask(caller, 'GET /api/cases/facets', { query: { search } })),
    orNull(ask(caller, 'GET /api/cases', { query: { search, order_by, page, size: pageSize } })),
  ])
  return { search, order, page, facets, found }
}

export default function List({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('case')
  const { search, facets, page, found } = loaderData

  return (
    <AreaPage
      title={t('list.title')}
      lead={t('list.lead')}
      page={page}
      listed={(found?.list ?? []).map(({ title, case_id }) => ({ name: title, to: `/case/${case_id}` }))}
    >
      <FeedHint feed="case" name={t('list.title')} />
      {facets && <Filters facets={facets} chosen={search} />}
      {found ? <CaseResults {...loaderData} found={found} /> : <ListFailed />}
    </AreaPage>
  )
}

type CaseListData = Route.ComponentProps['loaderData']

function CaseResults({
  search,
  order,
  page,
  facets,
  found,
}: CaseListData & { found: NonNullable<CaseListData['found']> }) {
  const { t } = useTranslation('case')
  const { list, total } = found

  return (
    <>
      <Applied chosen={search} facets={facets} order={order} total={total} />
      {list.length === 0 ? (
        <Empty title={t('list.empty')} actions={<TextLink to="/case">{t('common:list.clear')}</TextLink>} />
      ) : (
        <Grid columns={3}>
          {list.map((one, place) => (
            <CaseCard key={one.case_id} found={one} place={place} />
          ))}
        </Grid>
      )}
      <ListPager page={page} total={total} size={pageSize} note={t('list.size', { count: pageSize })} />
      <FeedLink feed="case">{t('list.subscribe')}</FeedLink>
    </>
  )
}

function ListFailed() {
  const { t } = useTranslation('case')
  const { revalidate } = useRevalidator()
  return (
    <Failure title={t('list.failed.title')} onRetry={revalidate}>
      {t('list.failed.text')}
    </Failure>
  )
}

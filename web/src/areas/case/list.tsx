import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { idsIn, pageIn } from '../../platform/address.ts'
import { ask } from '../../platform/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page-context.ts'
import { Empty } from '../../ui/empty.tsx'
import { TextLink } from '../../ui/go-link.tsx'
import { Grid } from '../../ui/grid.tsx'
import type { Route } from './+types/list.ts'
import { CaseCard } from './case-card.tsx'
import { Filters } from './filters.tsx'
import styles from './list.module.css'

export const handle: Handle = { modules: ['case'] }

const pageSize = 9

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url)
  const caller = callerOf(context)
  const page = pageIn(address)
  const chosen = { industry_ids: idsIn(address, 'industry_ids'), demand_ids: idsIn(address, 'demand_ids') }

  const { products } = await ask(caller, 'GET /api/website')
  const [filters, found] = await Promise.all([
    ask(caller, 'GET /api/{product}-cases/filters', { params: { product: products[0]?.product_code ?? 'all' } }),
    ask(caller, 'GET /api/cases', {
      query: {
        search: {
          ...(chosen.industry_ids.length > 0 ? { industry_ids: chosen.industry_ids } : {}),
          ...(chosen.demand_ids.length > 0 ? { demand_ids: chosen.demand_ids } : {}),
        },
        page,
        size: pageSize,
      },
    }),
  ])
  return { chosen, filters, page, ...found }
}

export default function List({ loaderData: { chosen, filters, page, list, total } }: Route.ComponentProps) {
  const { t } = useTranslation('case')

  return (
    <AreaPage title={t('list.title')} lead={t('list.lead')} page={page}>
      <Filters filters={filters} chosen={chosen} />
      <p className={styles.count}>{t('common:count.cases', { count: total })}</p>
      {list.length === 0 ? (
        <Empty title={t('list.empty')} actions={<TextLink to="/case">{t('common:list.clear')}</TextLink>} />
      ) : (
        <Grid columns={3}>
          {list.map((one, place) => (
            <CaseCard key={one.case_id} found={one} place={place} />
          ))}
        </Grid>
      )}
      <ListPager page={page} total={total} size={pageSize} />
    </AreaPage>
  )
}

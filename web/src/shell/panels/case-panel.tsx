import { casePanelLinks } from '@atrium/contract/limits'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '../../platform/api/use-query.ts'
import { ArrowIcon } from '../../ui/icon/home-icons.tsx'
import styles from './case-panel.module.css'
import { PanelFailure, PanelWaiting, panelMaxAge } from './panel-state.tsx'

export default function CasePanel({ compact = false }: { compact?: boolean }) {
  const website = useQuery('GET /api/website', {}, { maxAge: panelMaxAge })
  const product = website.data?.products[0]?.product_code

  if (website.failure) return <PanelFailure retry={website.reload} />
  if (!website.data) return <PanelWaiting lines={casePanelLinks} />
  return <Filters product={product ?? 'all'} compact={compact} />
}

function Filters({ product, compact }: { product: string; compact: boolean }) {
  const { t } = useTranslation()
  const { data, failure, reload } = useQuery(
    'GET /api/{product}-cases/filters',
    { params: { product } },
    { maxAge: panelMaxAge },
  )

  if (failure) return <PanelFailure retry={reload} />
  if (!data) return <PanelWaiting lines={casePanelLinks} />

  const industries = firstLinks(data.industry.list, data.industry.total)
  const demands = firstLinks(data.demand.list, data.demand.total)
  return (
    <div className={styles.cases} data-compact={compact || undefined}>
      <section className={styles.filter}>
        <h2>
          {t('panel.by_industry')}
          {industries.all && <Link to="/case">{t('panel.all_industries', { count: industries.all })}</Link>}
        </h2>
        <ul>
          {industries.links.map(({ industry_id, industry_name }) => (
            <li key={industry_id}>
              <Link to={caseLink('industry_ids', industry_id)}>{industry_name}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.filter}>
        <h2>
          {t('panel.by_demand')}
          {demands.all && <Link to="/case">{t('panel.all_demands', { count: demands.all })}</Link>}
        </h2>
        <ul>
          {demands.links.map(({ demand_id, demand_name }) => (
            <li key={demand_id}>
              <Link to={caseLink('demand_ids', demand_id)}>{demand_name}</Link>
            </li>
          ))}
        </ul>
      </section>
      {!compact && <LeadCase />}
    </div>
  )
}

/** The one dark block of the panel. It is an extra: without an answer the filters stand alone. */
function LeadCase() {
  const { t } = useTranslation()
  const found = useQuery('GET /api/cases', { query: { size: 1 } }, { maxAge: panelMaxAge }).data?.list[0]
  if (!found) return null

  return (
    <Link className={styles.lead} to={`/case/${found.case_id}`}>
      {found.figure && (
        <strong>
          {found.figure.before && `${found.figure.before} → `}
          {found.figure.value}
          {found.figure.unit && ` ${found.figure.unit}`}
        </strong>
      )}
      <b>{found.title}</b>
      <p>{found.summary}</p>
      <span>
        {t('panel.read_case')}
        <ArrowIcon size={18} />
      </span>
    </Link>
  )
}

/** Where an industry or a demand leads: each filter is a JSON array of one id. */
export function caseLink(filter: 'industry_ids' | 'demand_ids', id: number): string {
  return `/case?${new URLSearchParams({ [filter]: JSON.stringify([id]) })}`
}

/** The first links, and the number for 'all' when there are more than fit. */
export function firstLinks<Row>(list: readonly Row[], total: number): { links: readonly Row[]; all: number | null } {
  return { links: list.slice(0, casePanelLinks), all: total > casePanelLinks ? total : null }
}

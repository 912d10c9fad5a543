import { menus } from '@atrium/contract/access'
import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { Cover } from '../../ui/cover/cover.tsx'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { ArrowIcon } from '../../ui/icon/home-icons.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { Plan, planOrder } from '../../ui/plan/plan.tsx'
import type { HomeData } from './load-home.ts'
import styles from './rooms.module.css'

interface RoomsProps {
  home: HomeData
  planOnly?: boolean
}

/** The plan of the seven types, and beside it one of the things that each of them holds. */
export function Rooms({ home: { types, leading }, planOnly = false }: RoomsProps) {
  const { t } = useTranslation('home_page')
  const totals = new Map(types?.list.map(({ resource_type, total }) => [resource_type, total]))
  const leads = planOrder.flatMap((type) => leading?.list.filter(({ resource_type }) => resource_type === type) ?? [])
  const plan = (
    <div data-menu={menus.resource}>
      <PlanOfRooms total={types?.total} totals={totals} />
    </div>
  )
  if (planOnly) return plan

  return (
    <section className="page-width" data-menu={menus.resource} aria-labelledby="rooms">
      <Lintel id="rooms" aside={<GoLink to="/resource">{t('plan.all')}</GoLink>}>
        {t('plan.title')}
      </Lintel>
      <div className={styles.rooms}>
        {plan}
        <ul className={styles.pictures}>
          {leads.map(({ resource_id, resource_type, title, language, cover, cover_seed }) => (
            <li key={resource_type} data-type={resource_type}>
              <Cover type={resource_type} id={cover_seed} image={cover} lazy />
              <b>
                <Glyph type={resource_type} size={16} />
                {t(`common:type.${resource_type}.name`)}
                <em>{totals.has(resource_type) && formatNumber(totals.get(resource_type) ?? 0)}</em>
              </b>
              <Link to={`/resource/${resource_type}/${resource_id}`} lang={language}>
                {t('plan.one', { title, verb: t(`shared:try.${resource_type}`) })}
              </Link>
            </li>
          ))}
          {types && (
            <li>
              <span className={styles.rest}>
                <ArrowIcon size={18} />
              </span>
              <b>{t('common:count.all_items', { count: types.total })}</b>
              <Link to="/resource">{t('plan.rest')}</Link>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

/** Rooms are always there; only their counts may be missing. */
function PlanOfRooms({ total, totals }: { total: number | undefined; totals: Map<string, number> }) {
  const { t } = useTranslation('home_page')
  const { platformTitle } = usePage()
  const count = (key: string, number: number | undefined) => (number === undefined ? '' : t(key, { count: number }))

  return (
    <Plan
      label={t('plan.label')}
      court={{ name: platformTitle, count: count('common:count.all_items', total) }}
      rooms={resourceTypes.map((type) => ({
        type,
        name: t(`common:type.${type}.name`),
        count: count('common:count.items', totals.get(type)),
        to: `/resource/${type}`,
        is_new: type === 'login',
      }))}
    />
  )
}

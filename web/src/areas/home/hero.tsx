import { menus } from '@atrium/contract/access'
import type { Answer } from '@atrium/contract/calls'
import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SearchBox } from '../../page/search/search-box.tsx'
import { usePage } from '../../platform/page/page.ts'
import { Plan } from '../../ui/plan/plan.tsx'
import styles from './hero.module.css'

/** What can be searched in, everything first. */
const scopes = ['all', 'resource', 'article', 'case', 'video', 'app', 'release'] as const

interface HomeHeroProps {
  types: Answer<'GET /api/resources/types'> | null
  searches: string[]
  title: string | null
  lead: string | null
}

export function Hero({ types, searches, title, lead }: HomeHeroProps) {
  const { t } = useTranslation('home_page')

  return (
    <section className={`page-width ${styles.hero}`}>
      <div>
        <h1>{title ?? t('hero.title')}</h1>
        <p>{lead ?? t('hero.lead')}</p>
        <SearchBox
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          scope={{ options: scopes.map((value) => ({ value, name: t(`common:scope.${value}`) })) }}
        />
        {searches.length > 0 && (
          <div className={styles.often}>
            <span>{t('search.often')}</span>
            {searches.slice(0, 5).map((words) => (
              <Link key={words} to={`/search?${new URLSearchParams({ q: words })}`}>
                {words}
              </Link>
            ))}
          </div>
        )}
      </div>
      <div data-menu={menus.resource}>
        <PlanOfRooms types={types} />
      </div>
    </section>
  )
}

/** Rooms are always there; only their counts may be missing. */
function PlanOfRooms({ types }: Pick<HomeHeroProps, 'types'>) {
  const { t } = useTranslation('home_page')
  const { platformTitle } = usePage()
  const totals = new Map(types?.list.map(({ resource_type, total }) => [resource_type, total]))
  const count = (key: string, total: number | undefined) => (total === undefined ? '' : t(key, { count: total }))

  return (
    <Plan
      label={t('plan.label')}
      court={{ name: platformTitle, count: count('common:count.all_items', types?.total) }}
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

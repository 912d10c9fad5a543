import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../platform/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { callerOf } from '../../platform/page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { Grid } from '../../ui/grid.tsx'
import { Plan } from '../../ui/plan.tsx'
import type { Route } from './+types/not-exsist-resource.ts'
import styles from './not-exsist-resource.module.css'
import { Screen } from './screen.tsx'

export const handle: Handle = { status: 404 }

export async function loader({ context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  const [types, newest] = await Promise.all([
    ask(caller, 'GET /api/resources/types').catch(() => null),
    ask(caller, 'GET /api/resources', { query: { size: 4 } }).catch(() => null),
  ])
  return { types, newest: newest?.list ?? [] }
}

export default function NotExsistResource({ loaderData: { types, newest } }: Route.ComponentProps) {
  const { t } = useTranslation()

  return (
    <Screen
      label="errors / not-exsist-resource"
      title={t('error_page.not_exist.title')}
      text={t(newest.length > 0 ? 'error_page.not_exist.text' : 'error_page.not_exist.text_alone')}
      drawing={<PlanWithoutARoom types={types} />}
      after={<Newest list={newest} />}
    >
      <ButtonLink kind="primary" size="large" to="/search">
        {t('error_page.not_exist.search')}
      </ButtonLink>
      <ButtonLink size="large" to="/resource">
        {t('error_page.not_exist.browse')}
      </ButtonLink>
    </Screen>
  )
}

function PlanWithoutARoom({ types }: Pick<Route.ComponentProps['loaderData'], 'types'>) {
  const { t } = useTranslation()
  const { platformTitle } = usePage()
  const totals = new Map(types?.list.map(({ resource_type, total }) => [resource_type, total]))

  return (
    <Plan
      label={t('area.resource')}
      withoutCornerRoom
      court={{ name: platformTitle, count: types ? t('count.all_items', { count: types.total }) : '' }}
      rooms={resourceTypes.map((type) => ({
        type,
        name: t(`type.${type}.name`),
        count: types ? t('count.items', { count: totals.get(type) ?? 0 }) : '',
        to: `/resource/${type}`,
        is_new: type === 'login',
      }))}
    />
  )
}

function Newest({ list }: { list: Route.ComponentProps['loaderData']['newest'] }) {
  return (
    <Grid columns={4}>
      {list.map((resource) => (
        <article key={resource.resource_id}>
          <Cover type={resource.resource_type} id={resource.cover_seed} image={resource.cover} />
          <h2 className={styles.match}>
            <Link to={`/resource/${resource.resource_type}/${resource.resource_id}`}>{resource.title}</Link>
          </h2>
        </article>
      ))}
    </Grid>
  )
}

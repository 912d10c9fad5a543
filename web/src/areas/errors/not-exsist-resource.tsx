import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { callerOf } from '../../platform/page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Plan } from '../../ui/plan.tsx'
import type { Route } from './+types/not-exsist-resource.ts'
import { Screen } from './screen.tsx'

export const handle: Handle = { status: 404 }

export async function loader({ context }: Route.LoaderArgs) {
  const types = await ask(callerOf(context), 'GET /api/resources/types').catch(() => null)
  return { types }
}

export default function NotExsistResource({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()

  return (
    <Screen
      label="errors / not-exsist-resource"
      title={t('error_page.not_exist.title')}
      text={t('error_page.not_exist.text_alone')}
      drawing={<PlanWithoutARoom types={loaderData.types} />}
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
      }))}
    />
  )
}

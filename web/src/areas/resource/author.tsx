import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import { formatNumber } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/author.ts'
import styles from './author.module.css'
import { Cards } from './cards.tsx'
import { pageSize } from './find.ts'

export const handle: Handle = { modules: ['resource'], parameters: ['page'] }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const user_id = Number(params.user_id)
  if (!Number.isSafeInteger(user_id) || user_id < 1) throw notFound(request)

  const caller = callerOf(context)
  const page = pageIn(new URL(request.url))
  const [author, found] = await Promise.all([
    ask(caller, 'GET /api/authors/{user_id}', { params: { user_id } }),
    ask(caller, 'GET /api/resources', {
      query: { search: { owner_id: user_id }, order_by: { published_at: 'desc' }, page, size: pageSize },
    }),
  ])
  return { author, page, ...found }
}

/** All that one person has published. */
export default function Author({ loaderData: { author, page, list, total } }: Route.ComponentProps) {
  const { t } = useTranslation('resource')

  return (
    <AreaPage
      above={[{ name: t('common:area.resource'), to: '/resource' }]}
      title={author.name}
      lead={t('author.lead', { count: author.resource_count, downloads: formatNumber(author.download_count) })}
      page={page}
      listed={list.map((one) => ({ name: one.title, to: `/resource/${one.resource_type}/${one.resource_id}` }))}
      described={{ '@type': 'Person', name: author.name }}
      closed
    >
      <div className={styles.works}>
        <Cards list={list} mixed />
      </div>
      <ListPager page={page} total={total} size={pageSize} />
    </AreaPage>
  )
}

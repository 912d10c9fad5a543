import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import { formatDate, formatNumber } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { Tag } from '../../ui/mark/tag.tsx'
import type { Route } from './+types/publisher.ts'
import { AppRows } from './app-rows.tsx'
import styles from './publisher.module.css'

export const handle: Handle = { modules: ['download'], parameters: ['page'] }

const pageSize = 12

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const publisher_id = Number(params.publisher_id)
  if (!Number.isSafeInteger(publisher_id) || publisher_id < 1) throw notFound(request)

  const caller = callerOf(context)
  const page = pageIn(new URL(request.url))
  const [publisher, found] = await Promise.all([
    ask(caller, 'GET /api/publishers/{publisher_id}', { params: { publisher_id } }),
    ask(caller, 'GET /api/apps', { query: { search: { publisher_id }, page, size: pageSize } }),
  ])
  return { publisher, page, ...found }
}

/** Who they are in their own words, and all they have published. */
export default function Publisher({ loaderData: { publisher, page, list, total } }: Route.ComponentProps) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()
  const { name, about, website, official, since, app_count, install_count } = publisher

  return (
    <AreaPage
      above={[{ name: t('common:area.app-store'), to: '/app-store' }]}
      title={name}
      {...(about ? { lead: about } : {})}
      page={page}
      listed={list.map(({ title, app_id }) => ({ name: title, to: `/app-store/${app_id}` }))}
      described={{
        '@type': 'Organization',
        name,
        ...(about && { description: about }),
        ...(website && { url: website }),
      }}
      closed
    >
      <dl className={styles.facts}>
        {official && (
          <div>
            <dt className="visually-hidden">{t('apps.facet.source')}</dt>
            <dd>
              <Tag kind="official">{t('common:item.official')}</Tag>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('apps.publisher.apps')}</dt>
          <dd>{formatNumber(app_count)}</dd>
        </div>
        <div>
          <dt>{t('apps.installations')}</dt>
          <dd>{formatNumber(install_count)}</dd>
        </div>
        <div>
          <dt>{t('apps.publisher.since')}</dt>
          <dd>{formatDate(since, now, language)}</dd>
        </div>
        {website && (
          <div>
            <dt>{t('apps.publisher.website')}</dt>
            <dd>
              <a href={website} rel="nofollow noopener noreferrer" target="_blank">
                {new URL(website).host}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <AppRows list={list} />
      <ListPager page={page} total={total} size={pageSize} />
    </AreaPage>
  )
}

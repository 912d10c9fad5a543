import { useTranslation } from 'react-i18next'
import { lastPage, pageIn, pageQuery, useAddressWith } from '../../platform/address.ts'
import { ask } from '../../platform/ask.ts'
import { Head } from '../../platform/head.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { callerOf } from '../../platform/page-context.ts'
import { breadcrumbList, graph } from '../../platform/structured-data.ts'
import { Empty } from '../../ui/empty.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/list.ts'
import { AppRow } from './app-row.tsx'
import styles from './list.module.css'

export const handle: Handle = { modules: ['download'] }

const pageSize = 12

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url))
  const found = await ask(callerOf(context), 'GET /api/apps', { query: { page, size: pageSize } })
  return { page, ...found }
}

export default function List({ loaderData: { page, list, total } }: Route.ComponentProps) {
  const { t } = useTranslation('download')
  const { origin, platformTitle } = usePage()
  const addressWith = useAddressWith()
  const title = t('common:area.app-store')
  const places = [{ name: t('common:area.home'), to: '/' }, { name: title }]

  return (
    <main id="main" className="page-width">
      <Head
        title={`${title} · ${platformTitle}`}
        description={t('apps.lead')}
        query={pageQuery(page)}
        jsonLd={graph(breadcrumbList(origin, places))}
      />
      <PageHead places={places} title={title} lead={t('apps.lead')} closed />
      <p className={styles.count}>{t('common:count.apps', { count: total })}</p>
      {list.length === 0 && <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>}
      <ul className={styles.apps}>
        {list.map((app) => (
          <AppRow key={app.app_id} app={app} />
        ))}
      </ul>
      {total > pageSize && (
        <div className={styles.pager}>
          <Pager
            page={page}
            lastPage={lastPage(total, pageSize)}
            addressOf={(wanted) => addressWith(wanted > 1 ? { page: String(wanted) } : {})}
          />
        </div>
      )}
    </main>
  )
}

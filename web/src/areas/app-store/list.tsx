import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address.ts'
import { ask } from '../../platform/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page-context.ts'
import { Empty } from '../../ui/empty.tsx'
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

  return (
    <AreaPage title={t('common:area.app-store')} lead={t('apps.lead')} page={page} closed>
      <p className={styles.count}>{t('common:count.apps', { count: total })}</p>
      {list.length === 0 && <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>}
      <ul className={styles.apps}>
        {list.map((app) => (
          <AppRow key={app.app_id} app={app} />
        ))}
      </ul>
      <ListPager page={page} total={total} size={pageSize} />
    </AreaPage>
  )
}

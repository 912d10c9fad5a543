import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { ask } from '../../platform/ask.ts'
import { formatDate } from '../../platform/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { callerOf } from '../../platform/page-context.ts'
import { Empty } from '../../ui/empty.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Route } from './+types/list.ts'
import styles from './list.module.css'

export const handle: Handle = { modules: ['download'] }

export function loader({ context }: Route.LoaderArgs) {
  return ask(callerOf(context), 'GET /api/releases')
}

export default function List({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()

  return (
    <AreaPage title={t('list.title')} lead={t('list.lead')} closed>
      {list.length === 0 && <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>}
      <ul className={styles.releases}>
        {list.map((release) => (
          <li key={release.release_id}>
            <div>
              <h2>{`${release.product_name} ${release.version}`}</h2>
              <small>{`${release.note} · ${formatDate(release.published_at, now, language)}`}</small>
            </div>
            <div>
              <p>{release.summary}</p>
              <div className={styles.platforms}>
                {release.platforms.map(({ platform_id, platform_name }) => (
                  <Tag key={platform_id}>{platform_name}</Tag>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {list.length > 0 && <p className={styles.soon}>{t('list.soon')}</p>}
    </AreaPage>
  )
}

import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { pageIn } from '../../platform/address.ts'
import { ask } from '../../platform/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page-context.ts'
import { Empty } from '../../ui/empty.tsx'
import { Grid } from '../../ui/grid.tsx'
import { VideoCard } from '../../ui/video-card.tsx'
import type { Route } from './+types/list.ts'
import styles from './list.module.css'

export const handle: Handle = { modules: ['video'] }

const pageSize = 9

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url))
  const found = await ask(callerOf(context), 'GET /api/videos', { query: { page, size: pageSize } })
  return { page, ...found }
}

export default function List({ loaderData: { page, list, total } }: Route.ComponentProps) {
  const { t } = useTranslation('video')

  return (
    <AreaPage title={t('list.title')} lead={t('list.lead')} page={page} closed>
      <p className={styles.count}>{t('common:count.videos', { count: total })}</p>
      {list.length === 0 && <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>}
      <Grid columns={3}>
        {list.map((video) => (
          <VideoCard
            key={video.video_id}
            level={2}
            type={video.resource_type}
            id={video.cover_seed}
            image={video.cover}
            title={video.title}
            duration_seconds={video.duration_seconds}
            note={`${video.video_category_name} · ${video.lesson}`}
          />
        ))}
      </Grid>
      <ListPager page={page} total={total} size={pageSize} />
      {total > 0 && <p className={styles.soon}>{t('list.soon')}</p>}
    </AreaPage>
  )
}

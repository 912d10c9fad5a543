import { useTranslation } from 'react-i18next'
import { lastPage, pageIn, pageQuery, useAddressWith } from '../../platform/address.ts'
import { ask } from '../../platform/ask.ts'
import { Head } from '../../platform/head.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { callerOf } from '../../platform/page-context.ts'
import { breadcrumbList, graph } from '../../platform/structured-data.ts'
import { Empty } from '../../ui/empty.tsx'
import { Grid } from '../../ui/grid.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
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
  const { origin, platformTitle } = usePage()
  const addressWith = useAddressWith()
  const title = t('list.title')
  const places = [{ name: t('common:area.home'), to: '/' }, { name: title }]

  return (
    <main id="main" className="page-width">
      <Head
        title={`${title} · ${platformTitle}`}
        description={t('list.lead')}
        query={pageQuery(page)}
        jsonLd={graph(breadcrumbList(origin, places))}
      />
      <PageHead places={places} title={title} lead={t('list.lead')} closed />
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
      {total > pageSize && (
        <div className={styles.pager}>
          <Pager
            page={page}
            lastPage={lastPage(total, pageSize)}
            addressOf={(wanted) => addressWith(wanted > 1 ? { page: String(wanted) } : {})}
          />
        </div>
      )}
      {total > 0 && <p className={styles.soon}>{t('list.soon')}</p>}
    </main>
  )
}

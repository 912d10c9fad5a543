import { useTranslation } from 'react-i18next'
import { useQuery } from '../../platform/api/use-query.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import { Cards, CardsWaiting } from './cards.tsx'
import { useWatched } from './use-watched.ts'
import type { WatchedVideoData } from './watched.ts'

/** What somebody has begun and not seen to its end, the latest first. */
export function Continue() {
  const { t } = useTranslation('video')
  const watched = useWatched()
  const { list, failure, reload } = useVideos(watched)

  if (failure) {
    return (
      <Failure title={t('list.failed.title')} onRetry={reload}>
        {t('list.failed.text')}
      </Failure>
    )
  }
  if (!watched || !list) return <CardsWaiting />
  if (list.length > 0) return <Cards list={list} watched={watched} />
  return (
    <Empty title={t('list.continue.none')} actions={<ButtonLink to="/video">{t('list.continue.all')}</ButtonLink>}>
      {t('list.continue.text')}
    </Empty>
  )
}

/** From here on only thanks and music are left. */
const seen = 0.9

/** Null until it is known. Where nothing was begun, nothing is asked. */
function useVideos(watched: WatchedVideoData[] | null) {
  const video_ids = watched
    ?.filter(({ seconds, duration_seconds }) => seconds >= 1 && seconds < duration_seconds * seen)
    .map(({ video_id }) => video_id)
  const input = video_ids?.length ? { query: { search: { video_ids }, size: 50 } } : null
  const { data, failure, reload } = useQuery('GET /api/videos', input)
  return { list: video_ids?.length === 0 ? [] : (data?.list ?? null), failure, reload }
}

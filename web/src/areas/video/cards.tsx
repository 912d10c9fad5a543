import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { VideoCard } from '../../ui/card/video-card.tsx'
import { formatClock } from '../../ui/format/clock.ts'
import { PlayIcon } from '../../ui/icon/home-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { CardSkeleton, Skeleton } from '../../ui/state/skeleton.tsx'
import styles from './cards.module.css'
import { type ListedVideo, pageSize } from './find.ts'
import type { WatchedVideoData } from './watched.ts'

export function Cards({ list, watched }: { list: ListedVideo[]; watched: WatchedVideoData[] }) {
  return (
    <Grid columns={3}>
      {list.map((video, place) => (
        <div key={video.video_id}>
          <VideoCard
            level={2}
            type={video.resource_type}
            id={video.cover_seed}
            image={video.cover}
            title={video.title}
            shown={video}
            to={`/video/${video.video_id}`}
            duration_seconds={video.duration_seconds}
            note={<Note video={video} />}
            over={<WatchedBar watched={watched.find(({ video_id }) => video_id === video.video_id)} />}
            lazy={place > 2}
          />
          {video.found && <Spoken video_id={video.video_id} {...video.found} />}
        </div>
      ))}
    </Grid>
  )
}

function Note({ video: { video_category_name, lesson, play_count } }: { video: ListedVideo }) {
  const { t } = useTranslation('video')
  const { language } = usePage()
  const plays = formatCount(play_count, language)

  return (
    <span className={styles.note}>
      {`${video_category_name} · ${lesson}`}
      <span>
        <PlayIcon size={12} />
        <span className="visually-hidden">{t('watch.plays', { count: play_count, plays })}</span>
        <span aria-hidden="true">{plays}</span>
      </span>
    </span>
  )
}

function WatchedBar({ watched }: { watched: WatchedVideoData | undefined }) {
  const { t } = useTranslation('video')
  if (!watched || watched.seconds < 1) return null
  const { seconds, duration_seconds } = watched
  return <progress className={styles.watched} aria-label={t('list.watched')} value={seconds} max={duration_seconds} />
}

/** The words that were looked for, and the moment at which they are said. */
function Spoken({ video_id, seconds, text }: { video_id: number; seconds: number; text: string }) {
  return (
    <Link className={styles.spoken} to={`/video/${video_id}#t=${seconds}`}>
      <time>{formatClock(seconds)}</time>
      {text}
    </Link>
  )
}

export function CardsWaiting() {
  return (
    <Skeleton>
      <Grid columns={3}>
        {Array.from({ length: pageSize }, (_, place) => place).map((place) => (
          <CardSkeleton key={place} />
        ))}
      </Grid>
    </Skeleton>
  )
}

import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { VideoCard } from '../../ui/card/video-card.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { Section } from './section.tsx'
import styles from './videos.module.css'

interface VideosProps {
  found: Answer<'GET /api/videos'> | null
  title: string | null
}

export function Videos({ found, title }: VideosProps) {
  const { t } = useTranslation('home_page')

  return (
    <Section
      title={title ?? t('videos.title')}
      aside={<GoLink to="/video">{t('videos.all')}</GoLink>}
      found={found}
      empty={t('videos.empty')}
    >
      <div className={styles.videos}>
        {found?.list.map((video) => (
          <VideoCard
            key={video.video_id}
            type={video.resource_type}
            id={video.cover_seed}
            image={video.cover}
            title={video.title}
            shown={video}
            to={`/video/${video.video_id}`}
            duration_seconds={video.duration_seconds}
            note={`${video.video_category_name} · ${video.lesson}`}
          />
        ))}
      </div>
    </Section>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { BookIcon, VideoIcon } from '../../../ui/icon/icons.tsx'
import type { ArticleDetail } from './answers.ts'
import styles from './contents.module.css'

/** What goes with a text: take it, watch it, read on. */
export function Together({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('knowledge')
  const { related_resources, related_videos, related_articles } = article

  return (
    <>
      <Part title={t('together.resources')} isShown={related_resources.length > 0}>
        {related_resources.map(({ resource_id, resource_type, title }) => (
          <Link key={resource_id} to={`/resource/${resource_type}/${resource_id}`} data-type={resource_type}>
            <Glyph type={resource_type} size={16} />
            {title}
          </Link>
        ))}
      </Part>
      <Part title={t('together.videos')} isShown={related_videos.length > 0}>
        {related_videos.map(({ video_id, title, duration_seconds }) => (
          <Link key={video_id} to={`/video/${video_id}`}>
            <VideoIcon size={16} />
            <span>
              {title} {formatMinutes(duration_seconds)}
            </span>
          </Link>
        ))}
      </Part>
      <Part title={t('together.articles')} isShown={related_articles.length > 0}>
        {related_articles.map(({ article_id, title }) => (
          <Link key={article_id} to={`/knowledge/article/${article_id}`}>
            <BookIcon size={16} />
            {title}
          </Link>
        ))}
      </Part>
    </>
  )
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function formatMinutes(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

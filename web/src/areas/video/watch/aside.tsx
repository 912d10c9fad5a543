import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover } from '../../../ui/cover/cover.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import type { VideoDetail } from './answer.ts'
import styles from './aside.module.css'

/** What is used in the video, and what to read after it. */
export function Aside({ video: { resources, articles } }: { video: VideoDetail }) {
  const { t } = useTranslation('video')

  return (
    <aside className={styles.aside} aria-label={t('watch.related')}>
      {resources.length > 0 && (
        <section>
          <h2>{t('watch.used')}</h2>
          <ul className={styles.used}>
            {resources.map(({ resource_id, resource_type, title, cover, cover_seed }) => (
              <li key={resource_id}>
                <Link to={`/resource/${resource_type}/${resource_id}`}>
                  <Cover type={resource_type} id={cover_seed} image={cover} lazy />
                  <span>
                    <b>{title}</b>
                    <small>{t(`common:type.${resource_type}.name`)}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section>
          <h2>{t('watch.reading')}</h2>
          <ul className={styles.reading}>
            {articles.map(({ article_id, title }) => (
              <li key={article_id}>
                <TextLink to={`/knowledge/article/${article_id}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ArticleDetail } from './answers.ts'
import styles from './article.module.css'

export function Neighbours({ previous, next }: Pick<ArticleDetail, 'previous' | 'next'>) {
  const { t } = useTranslation('knowledge')
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours.label')}>
      {previous && (
        <Link to={`/knowledge/article/${previous.article_id}`} rel="prev">
          <small>{t('neighbours.previous')}</small>
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={`/knowledge/article/${next.article_id}`} rel="next">
          <small>{t('neighbours.next')}</small>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  )
}

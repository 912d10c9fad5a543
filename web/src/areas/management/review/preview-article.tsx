import { useTranslation } from 'react-i18next'
import styles from './preview-pane.module.css'
import type { ReviewedArticle } from './reviewed.ts'

interface ArticlePreviewProps {
  review: Pick<ReviewedArticle, 'summary' | 'html' | 'note' | 'language'>
}

export function ArticlePreview({ review: { summary, html, note, language } }: ArticlePreviewProps) {
  const { t } = useTranslation('management')

  return (
    <div className={styles.words}>
      {note && (
        <>
          <h3>{t('review.authors_words')}</h3>
          <p>{note}</p>
        </>
      )}
      <article className={styles.article} lang={language}>
        {summary && <p>{summary}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown by the server, which lets nothing else through */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </div>
  )
}

interface ArticleDifferenceProps {
  review: Pick<ReviewedArticle, 'difference' | 'language'>
}

/** What came is underlined, what went is struck through, and both say so aloud. */
export function ArticleDifference({ review: { difference, language } }: ArticleDifferenceProps) {
  const { t } = useTranslation('management')
  if (!difference) return <p className={styles.words}>{t('review.first_version')}</p>
  return (
    <pre className={styles.difference} lang={language}>
      {difference.map(({ change, text }, place) => {
        const Mark = change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Mark key={place}>
            {change !== 'same' && <span className="visually-hidden">{t(`review.${change}`)}</span>}
            {text}
          </Mark>
        )
      })}
    </pre>
  )
}

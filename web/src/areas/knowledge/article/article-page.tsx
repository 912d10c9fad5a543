import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router'
import { FeedHint } from '../../../page/feed-link.tsx'
import { LanguageNote } from '../../../page/language-note.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { formatDate } from '../../../platform/format/format.ts'
import { Head } from '../../../platform/page/head.tsx'
import { usePage } from '../../../platform/page/page.ts'
import { breadcrumbList, graph } from '../../../platform/page/structured-data.ts'
import { formatFigure } from '../../../ui/format/figure.ts'
import { ClockIcon, EyeIcon } from '../../../ui/icon/icons.tsx'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Frame } from '../frame/frame.tsx'
import type { KnowledgeTypeDetail } from '../frame/knowledge-type.ts'
import { useMayEdit } from '../use-may-edit.ts'
import type { ArticleDetail } from './answers.ts'
import styles from './article.module.css'
import { Body } from './body.tsx'
import { Contents } from './contents.tsx'
import { Opinion } from './opinion.tsx'
import { Together } from './together.tsx'
import { Tools } from './tools.tsx'
import { Verify } from './verify.tsx'

export function ArticlePage({ article, type }: { article: ArticleDetail; type: KnowledgeTypeDetail }) {
  const { t } = useTranslation('knowledge')
  const { origin, platformTitle, language, now } = usePage()
  const { article_id, title, summary, minutes, updated_at, read_count } = article
  const fits = fitsOf(article)
  const places = [
    ...article.path.map(({ knowledge_type_id, knowledge_type_name }) => ({
      name: knowledge_type_name,
      to: `/knowledge/detail/${knowledge_type_id}`,
    })),
    { name: title },
  ]
  useEffect(() => {
    // A failed count does not concern the reader.
    ask(quietCaller(), 'POST /api/knowledges/{article_id}/reads', { params: { article_id } }).catch(() => {})
  }, [article_id])

  return (
    <Frame
      type={type}
      current={`article-${article_id}`}
      {...(fits && { fits: t('fits', { versions: fits }) })}
      aside={
        <>
          <Contents contents={article.contents} />
          <Together article={article} />
        </>
      }
    >
      <main id="main" className={styles.article} lang={article.language}>
        <Head
          title={`${title} · ${platformTitle}`}
          description={summary}
          jsonLd={graph(breadcrumbList(origin, places), schemaOf(article))}
        />
        <FeedHint feed="knowledge" name={t('overview.title')} />
        <link rel="alternate" type="text/markdown" href={useHref(`/knowledge/article/${article_id}.md`)} />
        <Breadcrumbs places={places} />
        <h1>{title}</h1>
        <ul className={styles.facts}>
          <li>
            <ClockIcon size={16} />
            {t('minutes', { count: minutes })}
          </li>
          <li>{t('updated', { date: formatDate(updated_at, now, language) })}</li>
          {fits && <li>{t('fits', { versions: fits })}</li>}
          <li>
            <EyeIcon size={16} />
            <span className="visually-hidden">{t('reads')}</span>
            {formatFigure(read_count)}
          </li>
        </ul>
        <LanguageNote shown={article} />
        <Notes article={article} />
        <Body html={article.html} />
        <Tools article={article} />
        <Opinion key={article_id} article={article} />
        <Neighbours previous={article.previous} next={article.next} />
      </main>
    </Frame>
  )
}

function fitsOf({ fits, fits_until }: ArticleDetail): string | null {
  if (!fits_until || fits_until === fits) return fits || null
  return `${fits} – ${fits_until}`
}

function schemaOf({ title, summary, published_at, updated_at, language, minutes }: ArticleDetail) {
  return {
    '@type': 'TechArticle',
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: published_at,
    dateModified: updated_at,
    timeRequired: `PT${minutes}M`,
  }
}

function Neighbours({ previous, next }: Pick<ArticleDetail, 'previous' | 'next'>) {
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

/** What a reader must know before the first line: nobody has looked at it for too long. */
function Notes({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('knowledge')
  const { language, now } = usePage()
  const isEditor = useMayEdit()
  if (!article.verify_overdue) return null

  return (
    <div className={styles.notes} lang={language}>
      {article.verify_overdue && article.verify_by && (
        <CallOut kind="warning">
          {t('note.verify', { date: formatDate(article.verify_by, now, language) })}{' '}
          {isEditor && <Verify article={article} />}
        </CallOut>
      )}
    </div>
  )
}

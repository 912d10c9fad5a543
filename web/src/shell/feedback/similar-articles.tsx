import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '../../platform/api/use-query.ts'
import { BookIcon } from '../../ui/icon/icons.tsx'
import styles from './similar-articles.module.css'

type SimilarArticle = Answer<'GET /api/feedbacks/similar'>['list'][number]

/** Suggestions are requested when typing pauses. */
const pause = 700
const shortest = 4
/** What was written last is what it is about. */
const asked = 200

/** Articles that may answer at once. They open beside: what was written stays. */
export function SimilarArticles({ text }: { text: string }) {
  const words = extractText(text)
  // A failure shows nothing: where there is no offer, people send what they wrote.
  const { data } = useQuery('GET /api/feedbacks/similar', words.length < shortest ? null : { query: { text: words } }, {
    delay: pause,
    keepsPrevious: true,
  })
  const list = data?.list ?? []

  return (
    // It stands from the beginning, so that what comes is said.
    <div aria-live="polite">{list.length > 0 && <Offer list={list} />}</div>
  )
}

function Offer({ list }: { list: SimilarArticle[] }) {
  const { t } = useTranslation()

  return (
    <section className={styles.similar} aria-label={t('feedback.similar')}>
      <h3>{t('feedback.similar')}</h3>
      <ul>
        {list.map(({ article_id, title }) => (
          <li key={article_id}>
            <Link to={`/knowledge/article/${article_id}`} target="_blank" rel="noopener">
              <BookIcon size={16} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Without pictures, links and marks. */
function extractText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>#~]/g, ' ')
    .slice(-asked)
    .trim()
}

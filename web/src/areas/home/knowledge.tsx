import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import styles from './knowledge.module.css'
import { Section } from './section.tsx'

/** A table of contents has two columns of three. */
const shown = 6

interface KnowledgeProps {
  found: Answer<'GET /api/knowledges/types'> | null
  title: string | null
}

export function Knowledge({ found, title }: KnowledgeProps) {
  const { t } = useTranslation('home_page')

  return (
    <Section
      title={title ?? t('knowledge.title')}
      aside={
        <GoLink to="/knowledge" newWindow>
          {t('knowledge.all')}
        </GoLink>
      }
      found={found}
      empty={t('knowledge.empty')}
    >
      <ol className={styles.contents}>
        {found?.list.slice(0, shown).map((type, place) => (
          <li key={type.knowledge_type_id}>
            {/* The target keeps the page's own handler of links away. */}
            <Link to={`/knowledge/detail/${type.knowledge_type_id}`} target="_self" reloadDocument>
              <span className={styles.place} aria-hidden="true">
                {t(`knowledge.place.${place + 1}`)}
              </span>
              <b>{type.knowledge_type_name}</b>
              <span className={styles.count}>{t('common:count.articles', { count: type.article_count })}</span>
              <p>{type.description}</p>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}

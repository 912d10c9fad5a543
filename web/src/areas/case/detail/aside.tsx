import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import styles from './aside.module.css'
import type { CaseAnswer } from './case.ts'
import { Kit } from './kit.tsx'

/** With what it was done, to be taken along, and what to read about it. */
export function Aside({ found }: { found: CaseAnswer }) {
  const { t } = useTranslation('case')
  const { resources, articles } = found

  return (
    <aside className={styles.aside}>
      {resources.length > 0 && (
        <section>
          <h2>{t('detail.resources')}</h2>
          <ul className={styles.resources}>
            {resources.map((one) => (
              <li key={`${one.resource_id} ${one.version}`}>
                <Cover type={one.resource_type} id={one.cover_seed} image={one.cover} />
                <div>
                  <Link to={`/resource/${one.resource_type}/${one.resource_id}`}>{one.title}</Link>
                  <small>
                    {t(`common:type.${one.resource_type}.name`)} · {one.version}
                  </small>
                  {one.state === 'withdrawn' && <Tag kind="bad">{t('detail.withdrawn')}</Tag>}
                </div>
              </li>
            ))}
          </ul>
          <Kit found={found} />
        </section>
      )}
      {articles.length > 0 && (
        <section>
          <h2>{t('detail.articles')}</h2>
          <ul className={styles.articles}>
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

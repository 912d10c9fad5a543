import type { Answer } from '@atrium/contract/calls'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { KitLinks } from '../../../page/kits/kit-links.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import { readLogin } from '../../../platform/session/session.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import styles from './aside.module.css'
import type { CaseAnswer } from './case.ts'

interface AsideProps {
  found: CaseAnswer
  kits: Answer<'GET /api/kits'>['list']
}

/** With what it was done, to be taken along, and what to read about it. */
export function Aside({ found, kits }: AsideProps) {
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
          <KitLinks kits={kits} />
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

/** A plain link; for signed-in people it is replaced by one that records the download in their name. */
function Kit({ found: { case_id, kit_size, resources } }: { found: CaseAnswer }) {
  const { t } = useTranslation('case')
  const { apiRoot, language } = usePage()
  if (kit_size === null) return <p className={styles.kit}>{t('detail.no_kit')}</p>

  async function takeInMyName() {
    const { address } = await ask(browserCaller(), 'POST /api/cases/{case_id}/kit', { params: { case_id } })
    location.assign(address)
  }
  function take(event: MouseEvent) {
    if (!readLogin()) return
    event.preventDefault()
    // What went wrong has been shown by the caller.
    takeInMyName().catch(() => {})
  }

  const count = resources.filter(({ in_kit }) => in_kit).length
  return (
    <div className={styles.kit}>
      <ButtonLink wide reloadDocument to={`${apiRoot}/api/cases/${case_id}/kit?lang=${language}`} onClick={take}>
        <DownloadIcon size={18} />
        {t('detail.kit')}
      </ButtonLink>
      <p>{t('detail.kit_note', { count, size: formatSize(kit_size) })}</p>
    </div>
  )
}

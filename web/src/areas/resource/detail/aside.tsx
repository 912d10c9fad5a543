import type { Answer } from '@atrium/contract/calls'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCopyText } from '../../../page/copy-text.ts'
import { languageNames } from '../../../page/language-names.ts'
import { Report } from '../../../page/ratings/report.tsx'
import { formatSize } from '../../../platform/format/format-size.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { Chip } from '../../../ui/mark/chip.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { report } from '../take.ts'
import type { ResourceDetail } from './answers.ts'
import styles from './aside.module.css'
import { Supported } from './supported.tsx'

interface AsideProps {
  resource: ResourceDetail
  related: Answer<'GET /api/resources/{resource_id}/related'>['list']
  /** At hand wherever somebody reads. */
  download: ReactNode
}

/** The download comes last and stays in sight: the column beside it is much longer. */
export function Aside({ resource, related, download }: AsideProps) {
  const { t } = useTranslation('resource')
  const { tags, kits, resource_type, author, official } = resource
  // The vendor has no profile: what it made is a list.
  const page = official ? '/resource?source=official' : author.user_id && `/resource/author/${author.user_id}`
  const name = official ? t('common:item.official') : (author.name ?? t('detail.nobody'))

  return (
    <aside className={styles.aside}>
      <Part title={t('detail.compatibility')}>
        <Supported needs={resource.needs} />
        <VersionFacts resource={resource} />
      </Part>
      <Part title={t('detail.made_by')}>
        <div className={styles.author}>
          <Avatar name={name} image={official ? null : author.photo_url} size={40} />
          <p>
            {page ? <Link to={page}>{name}</Link> : <b>{name}</b>}
            {author.resource_count > 0 && <span>{t('detail.author_count', { count: author.resource_count })}</span>}
          </p>
          {page && (
            <ButtonLink size="small" to={page}>
              {t(official ? 'detail.author_works' : 'detail.author_page')}
            </ButtonLink>
          )}
        </div>
      </Part>
      {tags.length > 0 && (
        <Part title={t('detail.tags')}>
          <div className={styles.tags}>
            {tags.map(({ id, name }) => (
              <Chip key={id} to={`/resource/${resource_type}?tag=${id}`}>
                {name}
              </Chip>
            ))}
          </div>
        </Part>
      )}
      {kits.length > 0 && (
        <Part title={t('detail.kits')}>
          <ul className={styles.kits}>
            {kits.map(({ slug, title }) => (
              <li key={slug}>
                <TextLink to={`/resource/kits/${slug}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {related.length > 0 && (
        <Part title={t('detail.together')}>
          <ul className={styles.related}>
            {related.map(({ resource_id, resource_type: type, title: name, language, cover, cover_seed }) => (
              <li key={resource_id} data-type={type}>
                <Cover type={type} id={cover_seed} image={cover} lazy />
                <p>
                  <Link to={`/resource/${type}/${resource_id}`} lang={language}>
                    {name}
                  </Link>
                  <small>
                    <Glyph type={type} size={16} />
                    {t(`common:type.${type}.name`)}
                  </small>
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Report subject={`resource:${resource.resource_id}`} report={(values) => report(resource.resource_id, values)} />
      <div className={styles.download}>{download}</div>
    </aside>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function VersionFacts({ resource: { version, languages, licence } }: { resource: ResourceDetail }) {
  const { t } = useTranslation('resource')
  const copy = useCopyText()
  const short = `${version.sha256.slice(0, 4)}…${version.sha256.slice(-4)}`

  const facts: [string, ReactNode][] = [
    [t('detail.current'), version.version],
    [t('detail.file'), `ZIP, ${formatSize(version.size)}`],
    [
      'SHA-256',
      <>
        <code title={version.sha256}>{short}</code>
        <Button
          kind="link"
          size="small"
          aria-label={t('detail.copy_sum')}
          onClick={() => void copy(version.sha256, t('detail.copied'))}
        >
          {t('detail.copy')}
        </Button>
      </>,
    ],
    [
      t('detail.languages'),
      languages.map((one) => languageNames[one as keyof typeof languageNames] ?? one).join(t('detail.comma')),
    ],
    [t('detail.licence'), t(`licence.${licence}`)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { useTranslation } from 'react-i18next'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import styles from './archive.module.css'
import { type ReleaseSummary, releaseAddress } from './download.ts'
import { Support } from './support.tsx'

/** Every release before the one that is offered, however old: some people need exactly that one. */
export function Archive({ product_code, releases }: { product_code: string; releases: ReleaseSummary[] }) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()

  return (
    <ol className={styles.archive}>
      {releases.map((release) => (
        <li key={release.release_id}>
          <div>
            <b>{release.version}</b>
            <time dateTime={release.published_at}>{formatDate(release.published_at, now, language)}</time>
          </div>
          <div>
            <p>{release.summary}</p>
            <Support release={release} />
          </div>
          <ButtonLink
            size="small"
            to={releaseAddress(product_code, release.version)}
            aria-label={t('archive.open', { title: release.title })}
          >
            {t('shared:download.download')}
          </ButtonLink>
        </li>
      ))}
    </ol>
  )
}

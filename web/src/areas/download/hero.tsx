import { useTranslation } from 'react-i18next'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { Copy } from './copy.tsx'
import { type DownloadFile, type ProductDetail, type ReleaseSummary, releaseAddress } from './download.ts'
import styles from './hero.module.css'
import { Offer, type OfferReason } from './offer.tsx'
import { Support } from './support.tsx'

interface DownloadHeroProps {
  product: ProductDetail
  release: ReleaseSummary
  file: DownloadFile
  reason: OfferReason
}

const notesShown = 3

/** The one file that is offered first, with all that is needed to trust it. */
export function Hero({ product, release, file, reason }: DownloadHeroProps) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()
  const isNewest = release.release_id === product.releases[0]?.release_id
  const requirements = (['system', 'memory', 'disk'] as const).flatMap((name) =>
    file.requirements[name] ? [[name, file.requirements[name]] as const] : [],
  )

  return (
    <section className={styles.hero} aria-labelledby="offered">
      <div className={styles.offer}>
        <h2 id="offered">{`${product.product_name} ${release.version}`}</h2>
        <p className={styles.meta}>
          {isNewest && <b>{t('hero.newest', { note: release.note })}</b>}
          <span>{t('hero.published', { date: formatDate(release.published_at, now, language) })}</span>
          {release.product_versions.length > 0 && (
            <span>{t('hero.fits', { versions: range(release.product_versions) })}</span>
          )}
          <Support release={release} />
        </p>
        <Offer file={file} reason={reason} others="#platforms" />
        <Sum name="SHA-256" sum={file.sha256} />
        <Sum name="SM3" sum={file.sm3} />
        <p className={styles.how}>
          {t('hero.how')} <a href="#verify">{t('hero.how_link')}</a>
        </p>
      </div>
      <div className={styles.aside}>
        <h3>{t('hero.notes')}</h3>
        <ul>
          {release.notes.slice(0, notesShown).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <GoLink to={releaseAddress(product.product_code, release.version)}>{t('hero.all_notes')}</GoLink>
        {requirements.length > 0 && (
          <>
            <h3>{t('hero.requirements')}</h3>
            <dl>
              {requirements.map(([name, words]) => (
                <div key={name}>
                  <dt>{t(`requirement.${name}`)}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </section>
  )
}

function Sum({ name, sum }: { name: string; sum: string }) {
  return (
    <>
      <h3>{name}</h3>
      <div className={styles.sum}>
        <code>{sum}</code>
        <Copy text={sum} name={name} />
      </div>
    </>
  )
}

/** '10.0 – 10.2', or the one there is. */
function range(versions: readonly string[]): string {
  return [...new Set([versions[0], versions.at(-1)])].join(' – ')
}

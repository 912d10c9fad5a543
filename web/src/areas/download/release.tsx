import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { ask } from '../../platform/api/ask.ts'
import { formatDate } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { Lintel } from '../../ui/layout/lintel.tsx'
import type { Route } from './+types/release.ts'
import { fileFor, useDevice } from './device.ts'
import { productAddress } from './download.ts'
import { FeedHint } from './feed-link.tsx'
import { Files } from './files.tsx'
import { Notes } from './notes.tsx'
import { Offer } from './offer.tsx'
import styles from './release.module.css'
import { softwareOf } from './software.ts'
import { Support } from './support.tsx'
import { Verify } from './verify/verify.tsx'

export const handle: Handle = { modules: ['download'] }

export function loader({ params: { product_code, version }, context }: Route.LoaderArgs) {
  return ask(callerOf(context), 'GET /api/products/{product_code}/releases/{version}', {
    params: { product_code, version },
  })
}

/** One release, however old: what changed, its files, and what they are checked against. */
export default function Release({ loaderData: release }: Route.ComponentProps) {
  const { t } = useTranslation('download')
  const { origin, language, now } = usePage()
  const { product, files } = release
  const recognised = fileFor(files, useDevice())
  const offered = recognised ?? files[0]

  return (
    <AreaPage
      title={release.title}
      lead={release.summary}
      above={[
        { name: t('list.title'), to: '/download' },
        { name: product.product_name, to: productAddress(product.product_code) },
      ]}
      described={softwareOf(origin, product, release, files)}
      closed
    >
      <FeedHint />
      <p className={styles.facts}>
        <span>{release.note}</span>
        <span>{t('hero.published', { date: formatDate(release.published_at, now, language) })}</span>
        {release.product_versions.length > 0 && (
          <span>{t('hero.fits', { versions: release.product_versions.join(t('release.comma')) })}</span>
        )}
        <Support release={release} />
      </p>
      {offered && (
        <Offer
          file={offered}
          reason={recognised ? 'recognised' : 'first'}
          others={files.length > 1 ? '#files' : undefined}
        />
      )}
      <Notes notes={release.notes} />
      <section className={styles.part}>
        <Lintel size="section" id="files">
          {t('release.files')}
        </Lintel>
        <Files caption={t('files.caption', { name: release.title })} files={files} />
      </section>
      <section className={styles.part}>
        <Lintel size="section" id="verify">
          {t('verify.title')}
        </Lintel>
        <Verify product_code={product.product_code} release={release} />
      </section>
    </AreaPage>
  )
}

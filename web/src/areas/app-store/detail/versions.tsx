import { productVersions } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { useEnvironment } from '../../../platform/state/environment.ts'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { AppDetail } from './answers.ts'
import styles from './versions.module.css'

/** Every version of the app against every version of the product; the column of whoever said what they run is marked. */
export function Versions({ versions }: Pick<AppDetail, 'versions'>) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()
  const mine = useEnvironment().product_version

  return (
    <section>
      <Lintel size="section">{t('apps.versions')}</Lintel>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('apps.versions')} tabIndex={0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('apps.version')}</th>
              <th scope="col">{t('apps.changes')}</th>
              {productVersions.map((product) => (
                <th key={product} scope="col" data-mine={product === mine || undefined}>
                  {product}
                  {product === mine && <small>{t('apps.mine')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map(({ version, state, state_reason, changes, published_at, product_versions }) => (
              <tr key={version}>
                <th scope="row">
                  {version}
                  <time dateTime={published_at}>{formatDate(published_at, now, language)}</time>
                </th>
                <td>
                  {changes}
                  {state !== 'published' && (
                    <>
                      {' '}
                      <Tag kind="bad">{t(`apps.version_state.${state}`)}</Tag> {state_reason}
                    </>
                  )}
                </td>
                {productVersions.map((product) => {
                  const verdict = product_versions.includes(product) ? 'yes' : 'no'
                  return (
                    <td key={product} data-verdict={verdict} data-mine={product === mine || undefined}>
                      <span className="visually-hidden">{t(`apps.works.${verdict}`)}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

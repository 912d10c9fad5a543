import { productVersions } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import type { ResourceDetail } from './answers.ts'
import styles from './supported.module.css'

/** The versions of the product, side by side: those it works with, and those it does not. */
export function Supported({ needs: { product_version } }: { needs: ResourceDetail['needs'] }) {
  const { t } = useTranslation('resource')
  return (
    <ul className={styles.versions}>
      {productVersions.map((version) => {
        const verdict = product_version === null ? 'unknown' : product_version.includes(version) ? 'yes' : 'no'
        return (
          <li key={version} data-verdict={verdict}>
            <b>{version}</b>
            {t(`detail.supported.${verdict}`)}
          </li>
        )
      })}
    </ul>
  )
}

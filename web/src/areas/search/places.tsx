import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { KindSign } from '../../page/search/kind-sign.tsx'
import { Glyph } from '../../ui/cover/glyph.tsx'
import styles from './places.module.css'

const areas = [
  ['knowledge', 'article'],
  ['case', 'case'],
  ['video', 'video'],
  ['app-store', 'app'],
  ['download', 'release'],
] as const

/** Links to the areas, for people who prefer browsing. */
export function Places() {
  const { t } = useTranslation()

  return (
    <ul className={styles.places}>
      {resourceTypes.map((type) => (
        <li key={type}>
          <Link to={`/resource/${type}`} data-type={type}>
            <Glyph type={type} size={22} />
            {t(`type.${type}.name`)}
          </Link>
        </li>
      ))}
      {areas.map(([area, kind]) => (
        <li key={area}>
          <Link to={`/${area}`}>
            <KindSign hit={{ kind, resource_type: null }} />
            {t(`area.${area}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

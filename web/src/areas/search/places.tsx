import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Glyph } from '../../ui/glyph.tsx'
import styles from './places.module.css'

const areas = ['knowledge', 'case', 'video', 'app-store', 'download'] as const

/** The rooms of the house, for whoever would rather look around. */
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
      {areas.map((area) => (
        <li key={area}>
          <Link to={`/${area}`}>{t(`area.${area}`)}</Link>
        </li>
      ))}
    </ul>
  )
}

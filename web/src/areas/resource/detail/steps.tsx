import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import styles from './steps.module.css'

const places = [1, 2, 3, 4] as const

/** From the download to the day it is used, in four steps. */
export function Steps({ type }: { type: ResourceType }) {
  const { t } = useTranslation('resource')
  return (
    <section>
      <Lintel size="section">{t('detail.steps.title')}</Lintel>
      <ol className={styles.steps} data-type={type}>
        {places.map((place) => (
          <li key={place}>
            <h3>{t(`detail.steps.${type}.${place}.title`)}</h3>
            <p>{t(`detail.steps.${type}.${place}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

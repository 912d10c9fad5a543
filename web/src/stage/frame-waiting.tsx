import { spinnerDebounce } from '@atrium/contract/limits'
import type { ResourceType } from '@atrium/contract/resource-types'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './frame.module.css'
import { StageSkeleton } from './stage-skeleton.tsx'

/** The frame with the shape of the object, as high as the object will be. What is there within 50 ms never shows that it was waited for. */
export function Waiting({ type }: { type: ResourceType }) {
  const { t } = useTranslation('resource')
  const [late, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), spinnerDebounce)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.place}>
      <div className={styles.frame} data-type={type}>
        <div className={styles.toolbar} />
        <div className={styles.waiting}>
          {late && <StageSkeleton type={type} />}
          <noscript>
            <p>{t('stage.no_script')}</p>
          </noscript>
        </div>
      </div>
    </div>
  )
}

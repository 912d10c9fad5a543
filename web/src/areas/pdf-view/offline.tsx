import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reader } from '../../stage/pdf/reader.ts'
import { Button } from '../../ui/form/button.tsx'
import styles from './offline.module.css'

/** Pages stopped coming. What is drawn stays, the rest is tried again by itself. */
export function Offline({ reader }: { reader: Reader }) {
  const { t } = useTranslation('resource')
  const [isCutOff, setCutOff] = useState(false)

  useEffect(() => {
    const tryAgain = () => reader.tryAgain()
    reader.onTrouble = setCutOff
    window.addEventListener('online', tryAgain)
    return () => {
      reader.onTrouble = () => {}
      window.removeEventListener('online', tryAgain)
    }
  }, [reader])

  if (!isCutOff) return null
  return (
    <div className={styles.offline} role="alert">
      <p>{t('viewer.cut_off')}</p>
      <Button size="small" onClick={() => reader.tryAgain()}>
        {t('viewer.try_now')}
      </Button>
    </div>
  )
}

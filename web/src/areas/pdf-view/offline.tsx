import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/page/use-online.ts'
import type { Reader } from '../../stage/pdf/reader.ts'
import { Button } from '../../ui/form/button.tsx'
import styles from './offline.module.css'

/** Pages stopped coming. What is drawn stays, the rest is tried again by itself. */
export function Offline({ reader }: { reader: Reader }) {
  const { t } = useTranslation('resource')
  const [isCutOff, setCutOff] = useState(false)

  useOnline(() => reader.tryAgain())
  useEffect(() => {
    reader.onTrouble = setCutOff
    return () => {
      reader.onTrouble = () => {}
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

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceTarget } from '../../platform/upload/upload.ts'
import { addFiles } from '../../platform/upload/uploads.ts'
import styles from './page-drop.module.css'

/** Files may be dropped anywhere on the page; a place of its own on the page takes them first. */
export function PageDrop() {
  const { t } = useTranslation('person_center')
  const [over, setOver] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const on = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(name, act, { signal })

    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    // Outside the window there is nothing to enter.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    on('drop', (event) => {
      setOver(false)
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      addFiles([...event.dataTransfer.files], resourceTarget)
    })
    return () => stop.abort()
  }, [])

  return (
    over && (
      <div className={styles.over} aria-hidden="true">
        <b>{t('submission.drop_anywhere')}</b>
      </div>
    )
  )
}

import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import type { ResourceDetail, Versions } from './answers.ts'
import styles from './taken.module.css'
import type { OwnResourceState } from './use-mine.ts'

const Comparison = lazy(() => import('./comparison.tsx'))

interface TakenProps {
  resource: ResourceDetail
  versions: Versions
  mine: OwnResourceState
}

/** Which version somebody has at home, since when, and what a newer one would change. */
export function Taken({ resource: { resource_id, version: newest }, versions, mine: { between } }: TakenProps) {
  const { t } = useTranslation('resource')
  const { language, now } = usePage()
  const [isComparing, setComparing] = useState(false)
  if (!between?.downloaded_version || !between.downloaded_at) return null

  const own = between.downloaded_version
  const place = (version: string) => versions.findIndex((one) => one.version === version)
  const isOlder = place(own) > place(newest.version)

  return (
    <div className={styles.taken}>
      <p>
        <CheckIcon size={16} />
        {t('detail.taken', { version: own, date: formatDate(between.downloaded_at, now, language) })}
        {isOlder && (
          <>
            <b>{t('detail.taken_newer', { version: newest.version })}</b>
            <Button kind="text" size="small" aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
              {t('detail.what_changed')}
            </Button>
          </>
        )}
      </p>
      {isOlder && isComparing && (
        <Suspense>
          <Comparison resource_id={resource_id} from={own} to={newest.version} />
        </Suspense>
      )}
    </div>
  )
}

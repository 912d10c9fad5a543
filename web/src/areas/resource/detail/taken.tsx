import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import type { ResourceDetail, Versions } from './answers.ts'
import { placeOfComparison, useComparisonAddress } from './compared-versions.ts'
import styles from './taken.module.css'
import type { OwnResourceState } from './use-mine.ts'

interface TakenProps {
  resource: ResourceDetail
  versions: Versions
  mine: OwnResourceState
}

/** Which version somebody has at home, since when, and what a newer one would change. */
export function Taken({ resource: { resource_type, version: newest }, versions, mine: { between } }: TakenProps) {
  const { t } = useTranslation('resource')
  const { language, now } = usePage()
  const addressOf = useComparisonAddress()
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
            <ButtonLink
              kind="link"
              size="small"
              to={addressOf({ from: own, to: newest.version }) + placeOfComparison(resource_type)}
            >
              {t('detail.what_changed')}
            </ButtonLink>
          </>
        )}
      </p>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { Check } from '../../page/upload/submission.ts'
import { FailedIcon, InformationIcon, SuccessIcon, WarningIcon } from '../../ui/icon/notice.tsx'
import styles from './check-report.module.css'

const icons = { passed: SuccessIcon, note: InformationIcon, confirm: WarningIcon, wrong: FailedIcon }
/** More are counted, not shown: nobody reads fifty. */
const shownPlaces = 6

export function CheckLine({ check }: { check: Check }) {
  const { t } = useTranslation('person_center')
  const { outcome, message, values, places } = check
  const [subject, finding] = message.split('.')
  const Icon = icons[outcome]

  return (
    <div className={styles.line} data-outcome={outcome}>
      <Icon />
      <div>
        <p>
          <span className="visually-hidden">{t(`submission.outcome.${outcome}`)}: </span>
          {t(`check.${subject}.${finding}`, values)}
        </p>
        {places.length > 0 && (
          <ul>
            {places.slice(0, shownPlaces).map((place) => (
              <li key={`${place.path} ${place.at} ${place.excerpt}`}>
                {place.path && <code>{place.path}</code>}
                {check.name !== 'look_alike' && place.at && <span>{place.at}</span>}
                {place.excerpt && <q>{place.excerpt}</q>}
              </li>
            ))}
            {places.length > shownPlaces && (
              <li>{t('submission.more_places', { count: places.length - shownPlaces })}</li>
            )}
          </ul>
        )}
      </div>
    </div>
  )
}

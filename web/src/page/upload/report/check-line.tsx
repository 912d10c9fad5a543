import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedIcon, SuccessIcon } from '../../../ui/icon/home-icons.tsx'
import { InformationIcon, WarningIcon } from '../../../ui/icon/icons.tsx'
import type { SubmissionCheck } from '../submission/submission.ts'
import styles from './check-report.module.css'

const icons = { passed: SuccessIcon, note: InformationIcon, confirm: WarningIcon, wrong: FailedIcon }
/** More are counted, not shown: nobody reads fifty. */
const shownPlaces = 6

interface CheckLineProps {
  check: SubmissionCheck
  /** What its author can do about it, where it stands. */
  action?: ReactNode
}

export function CheckLine({ check, action }: CheckLineProps) {
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
                {check.name === 'look_alike' ? <LookAlike place={place} /> : <Place place={place} />}
              </li>
            ))}
            {places.length > shownPlaces && (
              <li>{t('submission.more_places', { count: places.length - shownPlaces })}</li>
            )}
          </ul>
        )}
        {action}
      </div>
    </div>
  )
}

function Place({ place: { path, at, excerpt } }: { place: SubmissionCheck['places'][number] }) {
  return (
    <>
      {path && <code>{path}</code>}
      {at && <span>{at}</span>}
      {excerpt && <q>{excerpt}</q>}
    </>
  )
}

/** In a page of its own: what is being written here stays as it is. */
function LookAlike({ place: { at, excerpt } }: { place: SubmissionCheck['places'][number] }) {
  return (
    <a href={at} target="_blank" rel="noopener">
      {excerpt}
    </a>
  )
}

import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import type { OwnSubmission } from '../submission/submission.ts'
import styles from './decisions.module.css'

/** Every decision there was, with who made it and why. */
export function Decisions({ decisions }: Pick<OwnSubmission, 'decisions'>) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <section aria-labelledby="decisions">
      <Lintel size="section" id="decisions">
        {t('submission.decisions')}
      </Lintel>
      <ol className={styles.decisions}>
        {decisions.map(({ decision, reason, text, decided_by, created_at }) => (
          <li key={created_at}>
            <b>{t(`submission.decision.${decision}`)}</b>
            {reason && <span>{t(`submission.reason.${reason}`)}</span>}
            <small>
              {decided_by && `${decided_by} · `}
              {formatMoment(created_at, now, language)}
            </small>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

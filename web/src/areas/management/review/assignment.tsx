import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import styles from './decision-pane.module.css'
import { assign, type Reviewed } from './reviewed.ts'

interface AssignmentProps {
  reviewed: Reviewed
  mine: boolean
  reviewer_name: string | null
  onAssigned: (mine: boolean) => void
}

/** Who has it, so that two do not read the same; somebody who is away keeps nobody from it. */
export function Assignment({ reviewed, mine, reviewer_name, onAssigned }: AssignmentProps) {
  const { t } = useTranslation('management')
  const { run, busy, error } = useRun()
  const name = mine ? null : reviewer_name
  const change = (now: boolean) =>
    void run(async () => {
      await assign(quietCaller(), reviewed, now)
      onAssigned(now)
    })

  return (
    <div className={styles.assignment}>
      <p role="status">{mine ? t('review.mine') : name ? t('review.taken_by', { name }) : t('review.free')}</p>
      <Button size="small" disabled={busy} onClick={() => change(!mine)}>
        {t(mine ? 'review.leave' : name ? 'review.take_over' : 'review.take')}
      </Button>
      {error && <CallOut kind="error">{error}</CallOut>}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon/icons.tsx'

/** A week back, to this week, a week on. */
export function WeekSteps({ onStep }: { onStep: (step: -1 | 0 | 1) => void }) {
  const { t } = useTranslation('resource')
  return (
    <>
      <Button kind="text" size="small" square aria-label={t('stage_schedule.earlier')} onClick={() => onStep(-1)}>
        <ChevronLeftIcon size={18} />
      </Button>
      <Button size="small" onClick={() => onStep(0)}>
        {t('stage_schedule.this_week')}
      </Button>
      <Button kind="text" size="small" square aria-label={t('stage_schedule.later')} onClick={() => onStep(1)}>
        <ChevronRightIcon size={18} />
      </Button>
    </>
  )
}

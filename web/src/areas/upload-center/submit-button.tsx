import { useTranslation } from 'react-i18next'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { countUnsettled, type OwnSubmission, type SubmissionCheck } from '../../page/upload/submission/submission.ts'
import { Button } from '../../ui/form/button.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'

interface SubmitButtonProps {
  draft: ResourceDraft
  busy: boolean
  onSubmit: () => void
}

/** A first submission may be tried; one that came back waits until it was changed or answered and nothing is left to settle. */
export function SubmitButton({ draft, busy, onSubmit }: SubmitButtonProps) {
  const { t } = useTranslation('person_center')
  const { submission, saving } = draft
  if (submission.state !== 'changes_asked') {
    return (
      <Button size="large" kind="primary" disabled={busy || submission.state === 'checking'} onClick={onSubmit}>
        {t('submission.submit')}
      </Button>
    )
  }

  const left = unsettledNames(submission)
  const names = left.map((name) => t(`submission.check_name.${name}`)).join(t('resource:detail.comma'))
  const isUntouched = saving === 'saved' && !hasAnswered(submission)
  const why =
    left.length > 0 ? t('submission.resubmit_left', { names }) : isUntouched ? t('submission.resubmit_untouched') : null
  if (why === null) {
    return (
      <Button size="large" kind="primary" disabled={busy} onClick={onSubmit}>
        {t('submission.resubmit')}
      </Button>
    )
  }
  return (
    <Tooltip text={why}>
      {(trigger) => (
        <Button size="large" aria-disabled="true" {...trigger}>
          {t('submission.resubmit')}
        </Button>
      )}
    </Tooltip>
  )
}

/** Checks that stand in the way, each once. */
function unsettledNames(submission: OwnSubmission): SubmissionCheck['name'][] {
  const { wrong, confirm } = countUnsettled(submission)
  if (wrong + confirm === 0) return []
  const { checks, confirmed } = submission
  const left = checks.filter(
    ({ name, outcome }) => outcome === 'wrong' || (outcome === 'confirm' && !confirmed.includes(name)),
  )
  return [...new Set(left.map(({ name }) => name))]
}

/** Since the last decision its author changed something or wrote to the reviewer. */
function hasAnswered({ updated_at, decisions, thread }: OwnSubmission): boolean {
  const decided = Date.parse(decisions.at(-1)?.created_at ?? '')
  const isLater = (moment: string) => !(Date.parse(moment) <= decided)
  return isLater(updated_at) || thread.some((entry) => !entry.is_reviewer && isLater(entry.created_at))
}

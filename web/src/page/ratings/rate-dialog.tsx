import { useTranslation } from 'react-i18next'
import { toast } from '../../platform/state/toast.ts'
import { Stars } from '../../ui/card/rating.tsx'
import { Button } from '../../ui/form/button.tsx'
import { useRun } from '../account/use-run.ts'
import { RatingTextDialog } from './rating-text-dialog.tsx'

interface RatingValues {
  stars: number
  text: string
}

/** How one person's rating of one item is given and taken back. */
export interface OwnRating {
  /** The item, such as `resource:7`. */
  subject: string
  /** What this person gave before. */
  before: RatingValues | null
  rate: (values: RatingValues) => Promise<unknown>
  remove: () => Promise<unknown>
}

interface RateDialogProps {
  own: OwnRating
  onClose: () => void
  onRated: () => void
}

export default function RateDialog({ own: { subject, before, rate, remove }, onClose, onRated }: RateDialogProps) {
  const { t } = useTranslation('resource')

  async function send(stars: string, text: string) {
    await rate({ stars: Number(stars), text })
    onRated()
  }

  return (
    <RatingTextDialog
      form={`rating:${subject}`}
      title={t(before ? 'detail.rate_change' : 'detail.rate')}
      lead={before ? t('detail.rate_again') : undefined}
      question={t('detail.your_stars')}
      choices={([5, 4, 3, 2, 1] as const).map((value) => ({ value: String(value), label: <Stars value={value} /> }))}
      words={t('detail.your_words')}
      before={before ? { choice: String(before.stars), text: before.text } : undefined}
      aside={before && <Remove remove={remove} onRemoved={onRated} />}
      onSend={send}
      onClose={onClose}
    />
  )
}

function Remove({ remove, onRemoved }: { remove: () => Promise<unknown>; onRemoved: () => void }) {
  const { t } = useTranslation('resource')
  const { run, busy, error } = useRun()

  async function takeBack() {
    await remove()
    toast.success(t('detail.rating_removed'))
    onRemoved()
  }

  return (
    <>
      <Button kind="danger" disabled={busy} onClick={() => void run(takeBack)}>
        {t('detail.remove_rating')}
      </Button>
      {error && <span role="alert">{error}</span>}
    </>
  )
}

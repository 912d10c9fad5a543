import { useTranslation } from 'react-i18next'
import { Stars } from '../../ui/card/rating.tsx'
import { Radio } from '../../ui/form/radio.tsx'
import { RatingTextDialog } from './rating-text-dialog.tsx'

export interface RatingValues {
  stars: number
  text: string
}

interface RateDialogProps {
  /** What this person gave before. */
  before: RatingValues | null
  /** Who may rate. */
  rule: string
  rate: (values: RatingValues) => Promise<unknown>
  onClose: () => void
  onRated: () => void
}

export default function RateDialog({ before, rule, rate, onClose, onRated }: RateDialogProps) {
  const { t } = useTranslation('resource')

  async function send(fields: FormData) {
    await rate({ stars: Number(fields.get('stars')), text: String(fields.get('text') ?? '') })
    onRated()
  }

  return (
    <RatingTextDialog
      title={t(before ? 'detail.rate_change' : 'detail.rate')}
      lead={`${rule}${t('detail.rate_again')}`}
      question={t('detail.your_stars')}
      choices={([5, 4, 3, 2, 1] as const).map((value) => (
        <Radio key={value} name="stars" value={value} required defaultChecked={before?.stars === value}>
          <Stars value={value} />
        </Radio>
      ))}
      words={t('detail.your_words')}
      text={before?.text}
      onSend={send}
      onClose={onClose}
    />
  )
}

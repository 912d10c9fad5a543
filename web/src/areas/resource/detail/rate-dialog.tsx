import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/ask.ts'
import { quietCaller } from '../../../platform/browser-caller.ts'
import { Radio } from '../../../ui/radio.tsx'
import { Stars } from '../../../ui/rating.tsx'
import { SayDialog } from './say-dialog.tsx'

interface RateDialogProps {
  resource_id: number
  stars: number | null
  onClose: () => void
  onRated: () => void
}

export default function RateDialog({ resource_id, stars, onClose, onRated }: RateDialogProps) {
  const { t } = useTranslation('resource')

  async function rate(said: FormData) {
    await ask(quietCaller(), 'PUT /api/resources/{resource_id}/rating', {
      params: { resource_id },
      body: { stars: Number(said.get('stars')), text: String(said.get('text') ?? '') },
    })
    onRated()
  }

  return (
    <SayDialog
      title={t('detail.rate')}
      lead={t('detail.rate_lead')}
      question={t('detail.your_stars')}
      choices={([5, 4, 3, 2, 1] as const).map((value) => (
        <Radio key={value} name="stars" value={value} required defaultChecked={stars === value}>
          <Stars value={value} />
        </Radio>
      ))}
      words={t('detail.your_words')}
      onSend={rate}
      onClose={onClose}
    />
  )
}

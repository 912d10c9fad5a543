import { useTranslation } from 'react-i18next'
import { Input } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface AddressDialogProps {
  address: string
  onClose: () => void
}

/** An address that the browser did not allow to copy, selected for the keyboard. */
export default function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={onClose} title={t('copy.by_hand')} lead={t('copy.by_hand_lead')}>
      <Input
        readOnly
        data-first
        size="large"
        aria-label={t('copy.address')}
        value={address}
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { UploadIcon } from '../../ui/icon/icons.tsx'
import { Inspector } from '../inspector.tsx'
import styles from './own-inputs.module.css'
import { slotName } from './slot-name.ts'
import { ownSlots, type SlotElement, type SlotInputs } from './slots.ts'

/** As large as logos get on login pages, on screens with twice the pixels. */
const largest = { width: 640, height: 320 }

/** The person's own logo, title and colours, put into the page through its slots; they stay in this browser. */
export function OwnInputs({
  slots,
  own,
  onChange,
}: {
  slots: SlotElement[]
  own: SlotInputs
  onChange: (own: SlotInputs) => void
}) {
  const { t } = useTranslation('resource')
  const { logo, title, colors } = ownSlots(slots)
  const put = (slot: SlotElement, value: string) => onChange({ ...own, [slot.name]: value })
  const isChanged = Object.values(own).some(Boolean)

  return (
    <Inspector title={t('stage_login.own.title')} hint={t('stage_login.own.hint')}>
      <div className={styles.inputs}>
        {title && (
          <Field label={t('stage_login.own.name')}>
            {(control) => (
              <Input
                {...control}
                maxLength={60}
                value={own[title.name] ?? ''}
                onChange={(event) => put(title, event.target.value)}
              />
            )}
          </Field>
        )}
        {logo && <LogoInput address={own[logo.name]} onChange={(address) => put(logo, address)} />}
        {colors.map((slot) => (
          <Field key={slot.name} label={t('stage_login.own.color', { name: slotName(slot.name, t) })}>
            {({ required: _, ...control }) => (
              <input
                {...control}
                type="color"
                value={own[slot.name] || (typeof slot.value === 'string' ? slot.value : '#000000')}
                onChange={(event) => put(slot, event.target.value)}
              />
            )}
          </Field>
        ))}
        {!(title || logo || colors.length > 0) && <p>{t('stage_login.own.none')}</p>}
        {isChanged && (
          <p>
            <Button size="small" onClick={() => onChange({})}>
              {t('stage_login.own.reset')}
            </Button>
          </p>
        )}
      </div>
    </Inspector>
  )
}

function LogoInput({ address, onChange }: { address: string | undefined; onChange: (address: string) => void }) {
  const { t } = useTranslation('resource')
  const [failed, setFailed] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const drawn = await pictureAddress(file).catch(() => null)
    setFailed(drawn === null)
    if (drawn) onChange(drawn)
  }

  return (
    <Field label={t('stage_login.own.logo')} error={failed ? t('stage_login.own.no_picture') : undefined}>
      {({ required: _, ...control }) => (
        <span className={styles.logo}>
          {address && <img src={address} alt={t('stage_login.own.logo')} />}
          <span className={styles.choose}>
            <UploadIcon size={16} />
            <span aria-hidden="true">{t(address ? 'stage_login.own.change' : 'stage_login.own.choose')}</span>
            <input {...control} type="file" accept="image/*" onChange={(event) => take(event.target.files?.[0])} />
          </span>
        </span>
      )}
    </Field>
  )
}

/** A picture from the person's disk as a data address, small enough to be handed on. It never leaves the browser. */
async function pictureAddress(file: File): Promise<string> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return drawn(picture)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function drawn(picture: HTMLImageElement): string {
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, largest.width / width, largest.height / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/form/button.tsx'
import { Radio } from '../ui/form/radio.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import styles from './conflict-dialog.module.css'

/** One part that two have changed, in words. */
interface ConflictPart {
  id: string
  name: string
  mine: string
  theirs: string
}

interface ConflictDialogProps {
  parts: readonly ConflictPart[]
  /** Gets the ids of the parts that stay as this person wrote them. */
  onSettled: (mine: string[]) => void
}

/** Somebody else, or another tab, was faster: both versions of each part, and the choice between them. */
export function ConflictDialog({ parts, onSettled }: ConflictDialogProps) {
  const { t } = useTranslation('shared')
  const form = useId()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const ids = parts.map(({ id }) => id)

  function choose(id: string, isTheirs: boolean) {
    setTheirs((before) => new Set(isTheirs ? [...before, id] : [...before].filter((one) => one !== id)))
  }

  function settle(event: FormEvent) {
    event.preventDefault()
    onSettled(ids.filter((id) => !theirs.has(id)))
  }

  return (
    <Dialog
      open
      // Closing decides nothing: both versions stay until one is chosen.
      onClose={() => {}}
      title={t('conflict.title')}
      lead={t('conflict.lead', { count: parts.length })}
      actions={
        <>
          <Button onClick={() => onSettled([])}>{t('conflict.all_theirs')}</Button>
          <Button onClick={() => onSettled(ids)}>{t('conflict.all_mine')}</Button>
          <Button kind="primary" type="submit" form={form}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.parts} onSubmit={settle}>
        {parts.map((part) => (
          <fieldset key={part.id} className={styles.part}>
            <legend>{part.name}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <div
                key={side}
                className={styles.side}
                data-chosen={(side === 'theirs') === theirs.has(part.id) || undefined}
              >
                <Radio
                  name={part.id}
                  value={side}
                  checked={(side === 'theirs') === theirs.has(part.id)}
                  onChange={() => choose(part.id, side === 'theirs')}
                >
                  {t(`conflict.${side}`)}
                </Radio>
                <p className={styles.text}>{part[side] || t('conflict.empty')}</p>
              </div>
            ))}
          </fieldset>
        ))}
      </form>
    </Dialog>
  )
}

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
  /** For long texts: one below the other can be saved, too. */
  canJoin?: boolean
}

export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs' | 'both'>>

interface ConflictDialogProps {
  parts: readonly ConflictPart[]
  /** Gets what was chosen for each part, by its id. */
  onSettled: (choices: ConflictChoices) => void
}

/** Somebody else, or another tab, was faster: both versions of each part, and the choice between them. */
export function ConflictDialog({ parts, onSettled }: ConflictDialogProps) {
  const { t } = useTranslation('shared')
  const form = useId()
  const all = (side: 'mine' | 'theirs'): ConflictChoices => Object.fromEntries(parts.map(({ id }) => [id, side]))
  const [choices, setChoices] = useState(() => all('mine'))

  function settle(event: FormEvent) {
    event.preventDefault()
    onSettled(choices)
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
          <Button onClick={() => onSettled(all('theirs'))}>{t('conflict.all_theirs')}</Button>
          <Button onClick={() => onSettled(all('mine'))}>{t('conflict.all_mine')}</Button>
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
            {(['mine', 'theirs', 'both'] as const).map((side) =>
              side === 'both' && !part.canJoin ? null : (
                <div key={side} className={styles.side} data-chosen={choices[part.id] === side || undefined}>
                  <Radio
                    name={part.id}
                    value={side}
                    checked={choices[part.id] === side}
                    onChange={() => setChoices((before) => ({ ...before, [part.id]: side }))}
                  >
                    {t(`conflict.${side}`)}
                  </Radio>
                  {side !== 'both' && <p className={styles.text}>{part[side] || t('conflict.empty')}</p>}
                </div>
              ),
            )}
          </fieldset>
        ))}
      </form>
    </Dialog>
  )
}

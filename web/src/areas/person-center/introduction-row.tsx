import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row, RowAction } from '../../page/account/rows.tsx'
import { useAgain } from '../../page/account/use-again.ts'
import { useRun } from '../../page/account/use-run.ts'
import { RestoredNote } from '../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../page/kept/use-kept-values.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextArea } from '../../ui/form/input.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './introduction-row.module.css'

/** What an author says about themselves, changed where it stands. */
export function IntroductionRow({ introduction }: { introduction: string }) {
  const { t } = useTranslation('person_center')
  const [isOpen, setOpen] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // The keyboard goes on where it was: at the button that opened the field.
  useEffect(() => {
    if (!isOpen && wasOpen.current) edit.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <Row
      label={t('profile.introduction')}
      note={isOpen ? t('profile.introduction_hint') : undefined}
      actions={
        !isOpen && (
          <RowAction ref={edit} onClick={() => setOpen(true)}>
            {introduction ? t('profile.edit') : t('profile.add')}
          </RowAction>
        )
      }
    >
      {isOpen ? (
        <IntroductionForm introduction={introduction} onClose={() => setOpen(false)} />
      ) : (
        introduction || <span data-quiet>{t('profile.nothing')}</span>
      )}
    </Row>
  )
}

function IntroductionForm({ introduction, onClose }: { introduction: string; onClose: () => void }) {
  const { t } = useTranslation('person_center')
  const again = useAgain()
  const { run, busy, error } = useRun()
  const kept = useKeptValues('introduction', { introduction })
  const field = useRef<HTMLTextAreaElement>(null)

  function save(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await ask(quietCaller(), 'PATCH /api/users/mine/profile', { body: kept.values })
      kept.forget()
      await again()
      toast.success(t('profile.saved'))
      onClose()
    })
  }

  /** The button is gone then: the keyboard goes on in the field. */
  function discard() {
    kept.discard()
    field.current?.focus()
  }

  return (
    <form
      className={styles.form}
      onSubmit={save}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') onClose()
      }}
    >
      <RestoredNote isRestored={kept.isRestored} discard={discard} />
      {error && <CallOut kind="error">{error}</CallOut>}
      <TextArea
        ref={field}
        aria-label={t('profile.introduction')}
        autoFocus
        maxLength={300}
        value={kept.values.introduction}
        onChange={({ target }) => kept.change({ introduction: target.value })}
      />
      <span className={styles.actions}>
        <Button type="submit" kind="primary" aria-disabled={busy}>
          {t('profile.save')}
        </Button>
        <Button onClick={onClose}>{t('profile.cancel')}</Button>
      </span>
    </form>
  )
}

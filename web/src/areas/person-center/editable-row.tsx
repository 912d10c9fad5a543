import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row, RowAction } from '../../page/account/rows.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import styles from './editable-row.module.css'

interface EditableRowProps {
  label: string
  value: string
  hint: string
  longest: number
  required?: boolean
  autoComplete: string
  onSave: (value: string) => Promise<void>
}

export function EditableRow({ label, value, hint, longest, required = false, autoComplete, onSave }: EditableRowProps) {
  const { t } = useTranslation('person_center')
  const [draft, setDraft] = useState<string | null>(null)
  const { run, busy, error, forget } = useRun()
  const edit = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const missing = required && draft?.trim() === ''

  // The keyboard goes on where it was: at the button that opened the field.
  useEffect(() => {
    if (draft === null && wasOpen.current) edit.current?.focus()
    wasOpen.current = draft !== null
  }, [draft])

  function close() {
    setDraft(null)
    forget()
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const next = draft?.trim() ?? ''
    if (missing) return
    if (next === value) return close()
    void run(async () => {
      await onSave(next)
      setDraft(null)
      toast.success(t('profile.saved'))
    })
  }

  if (draft === null) {
    return (
      <Row
        label={label}
        actions={
          <RowAction ref={edit} onClick={() => setDraft(value)}>
            {value ? t('profile.edit') : t('profile.add')}
          </RowAction>
        }
      >
        {value || <span data-quiet>{t('profile.nothing')}</span>}
      </Row>
    )
  }

  return (
    <Row label={label} note={<Note error={missing ? t('profile.empty') : error} hint={hint} />}>
      <form
        className={styles.form}
        onSubmit={save}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Escape') close()
        }}
      >
        <Input
          aria-label={label}
          aria-invalid={missing || error !== undefined}
          autoFocus
          autoComplete={autoComplete}
          maxLength={longest}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button type="submit" kind="primary" aria-disabled={busy} disabled={missing}>
          {t('profile.save')}
        </Button>
        <Button onClick={close}>{t('profile.cancel')}</Button>
      </form>
    </Row>
  )
}

function Note({ error, hint }: { error: string | undefined; hint: string }) {
  return error ? (
    <span className={styles.error} role="alert">
      {error}
    </span>
  ) : (
    hint
  )
}

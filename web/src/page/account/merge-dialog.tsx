import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiCaller } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { failureText } from '../../platform/api/failures.ts'
import { useQueryFunction } from '../../platform/api/use-query.ts'
import { askConfirmed, isConfirmNeeded } from '../../platform/confirm/ask-confirmed.ts'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import { MergePreview } from './merge-preview.tsx'
import { Refusal } from './refusal.tsx'
import { TwoSides } from './two-sides.tsx'
import { useRun } from './use-run.ts'

interface MergeDialogProps {
  /** Proves a number, an address or an outside account that belongs to the other account. */
  ticket: string
  onClose: () => void
  onMerged: () => Promise<void>
}

/** Two questions before two accounts become one: what will happen, and the name of the one that will be gone. */
export function MergeDialog({ ticket, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation('authorization')
  const { language } = usePage()
  const form = useId()
  const { data: other, failure } = useQueryFunction(previewMerge, ticket)
  // A person who cancels the confirmation knows why there is no preview.
  const error = failure && !isConfirmNeeded(failure) ? failureText(failure) : undefined
  const [second, setSecond] = useState(false)
  const [name, setName] = useState('')
  const merging = useRun()

  function merge(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== other?.user_name) return
    void merging.run(async () => {
      await askConfirmed(quietCaller(), 'POST /api/users/mine/merge', { body: { ticket, user_name: name.trim() } })
      toast.success(t('merge.done'))
      await onMerged()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={second ? t('merge.sure') : t('merge.title')}
      {...(other && !second
        ? {
            lead: t('merge.lead', {
              name: other.user_name,
              date: formatDate(other.created_at, new Date().toISOString(), language),
            }),
          }
        : {})}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('merge.keep')}
          </Button>
          {second ? (
            <Button
              size="large"
              kind="danger"
              type="submit"
              form={form}
              aria-disabled={merging.busy}
              disabled={name.trim() !== other?.user_name}
            >
              {t('merge.yes')}
            </Button>
          ) : (
            <Button size="large" kind="primary" disabled={!other} onClick={() => setSecond(true)}>
              {t('merge.next')}
            </Button>
          )}
        </>
      }
    >
      {!other && !error && <Spinner tip={t('merge.looking')} />}
      <Refusal text={error} />
      {other && !second && <MergePreview {...other} />}
      {other && second && (
        <form id={form} onSubmit={merge}>
          <TwoSides notes={[t('merge.note_gone', { name: other.user_name }), t('merge.note_undo')]}>
            <Field label={t('merge.type', { name: other.user_name })} required error={merging.error}>
              {(control) => (
                <Input
                  size="large"
                  {...control}
                  autoComplete="off"
                  autoFocus
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
          </TwoSides>
        </form>
      )}
    </Dialog>
  )
}

function previewMerge(caller: ApiCaller, ticket: string) {
  return askConfirmed(caller, 'POST /api/users/mine/merge/preview', { body: { ticket } })
}

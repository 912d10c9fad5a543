import type { Answer } from '@atrium/contract/calls'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../page/account/form-actions.tsx'
import { TwoSides } from '../../page/account/two-sides.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { failureText } from '../../platform/api/failures.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { toast } from '../../platform/state/toast.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Radio } from '../../ui/form/radio.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './my-data.module.css'

interface ErasureDialogProps {
  user_name: string
  onClose: () => void
  onAsked: () => Promise<void>
}

/** Says what happens, what becomes of the uploads, and wants the name typed by hand. */
export function ErasureDialog({ user_name, onClose, onAsked }: ErasureDialogProps) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const form = useId()
  const [withdraw_uploads, setWithdraw] = useState(false)
  const [typed, setTyped] = useState('')
  const { run, busy, error } = useRun()
  const { data: preview, failure } = useQuery('GET /api/users/mine/erasure', {})
  // Nothing is confirmed before it was said what happens.
  const sure = typed.trim() === user_name && preview !== null

  function erase(event: FormEvent) {
    event.preventDefault()
    if (!sure) return
    void run(async () => {
      const { erase_at } = await askConfirmed(quietCaller(), 'POST /api/users/mine/erasure', {
        body: { withdraw_uploads },
      })
      toast.success(t('erasure.asked', { date: formatDate(erase_at, new Date().toISOString(), language) }))
      await onAsked()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('erasure.title')}
      lead={
        preview
          ? t('erasure.lead', { days: preview.days })
          : failure
            ? failureText(failure)
            : t('shared:skeleton.loading')
      }
      actions={
        <FormActions
          form={form}
          cancel={t('erasure.stay')}
          onCancel={onClose}
          submit={t('erasure.ask')}
          kind="danger"
          ready={sure}
          busy={busy}
        />
      }
    >
      <form id={form} onSubmit={erase}>
        <TwoSides
          notes={[
            t('erasure.note_now'),
            ...(preview ? [t('erasure.note_after', { days: preview.days })] : []),
            t('erasure.note_export'),
          ]}
        >
          <fieldset className={styles.choices}>
            <legend>{t('erasure.uploads')}</legend>
            <Radio name="uploads" checked={!withdraw_uploads} onChange={() => setWithdraw(false)}>
              {t('erasure.leave')}
            </Radio>
            <Radio name="uploads" checked={withdraw_uploads} onChange={() => setWithdraw(true)}>
              {t('erasure.withdraw')}
            </Radio>
          </fieldset>
          {preview && preview.projects.length > 0 && <OwnProjects projects={preview.projects} />}
          <Field label={t('erasure.type', { name: user_name })} required error={error}>
            {(control) => (
              <Input
                size="large"
                {...control}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </TwoSides>
      </form>
    </Dialog>
  )
}

/** A project that others work in goes on without its owner. */
function OwnProjects({ projects }: Pick<Answer<'GET /api/users/mine/erasure'>, 'projects'>) {
  const { t } = useTranslation('person_center')
  return (
    <section className={styles.projects}>
      <h3>{t('erasure.projects')}</h3>
      <ul>
        {projects.map(({ title, heir_name }) => (
          <li key={title}>
            {heir_name === null ? t('erasure.gone', { title }) : t('erasure.heir', { title, name: heir_name })}
          </li>
        ))}
      </ul>
    </section>
  )
}

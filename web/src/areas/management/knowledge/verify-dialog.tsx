import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { calendarDay } from '../../../platform/format/calendar-day.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'

const day = 86_400_000
/** Offered for the next look, in days. */
const usual = 180

/** The day of the next look, if nobody names another. */
export function nextVerification(now: number): string {
  return calendarDay(new Date(now + usual * day))
}

/** Somebody looked: it still holds. Whoever says so names the day of the next look. */
export function VerifyDialog({ article_id, onClose }: { article_id: number; onClose: () => void }) {
  const { t } = useTranslation('management')
  const { now } = usePage()
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const form = useId()
  const dayAfter = (days: number) => calendarDay(new Date(Date.parse(now) + days * day))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { verify_by: String(new FormData(event.currentTarget).get('verify_by')) }
    void run(async () => {
      await ask(quietCaller(), 'POST /api/knowledges/{article_id}/verification', { params: { article_id }, body })
      onClose()
      await revalidate()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('articles.verify')}
      lead={t('articles.verify_lead')}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} disabled={busy}>
            {t('articles.verify')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        {error && <CallOut kind="error">{error}</CallOut>}
        <Field label={t('articles.verify_next')} hint={t('shared:field.time_zone')} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="verify_by"
              min={dayAfter(1)}
              defaultValue={nextVerification(Date.parse(now))}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { calendarDay } from '../../../platform/format/calendar-day.ts'
import { usePage } from '../../../platform/page/page.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ArticleDetail } from './answers.ts'

const form = 'verify-article'
const day = 86_400_000
/** Offered for the next look, in days. */
const usual = 180

/** Somebody looked: it still holds. Whoever says so names the day of the next look. */
export function Verify({ article: { article_id } }: { article: ArticleDetail }) {
  const { t } = useTranslation('knowledge')
  const { now } = usePage()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const dayAfter = (days: number) => calendarDay(new Date(Date.parse(now) + days * day))

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { verify_by: String(new FormData(event.currentTarget).get('verify_by')) }
    setBusy(true)
    try {
      await ask(browserCaller(), 'POST /api/knowledges/{article_id}/verification', { params: { article_id }, body })
      setOpen(false)
      toast.success(t('verify.done'))
      await revalidate()
    } catch {
      // The caller has shown what the server said; the day stays.
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('verify.open')}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('verify.title')}
        lead={t('verify.lead')}
        actions={
          <Button kind="primary" type="submit" form={form} disabled={isBusy}>
            {t('verify.send')}
          </Button>
        }
      >
        <form id={form} onSubmit={verify}>
          <Field label={t('verify.next')} hint={t('shared:field.time_zone')} required>
            {(field) => (
              <Input {...field} type="date" name="verify_by" min={dayAfter(1)} defaultValue={dayAfter(usual)} />
            )}
          </Field>
        </form>
      </Dialog>
    </>
  )
}

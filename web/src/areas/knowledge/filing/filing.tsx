import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ArticleDraft } from '../edit/draft.ts'
import styles from './filing.module.css'
import { PlaceField } from './place-field.tsx'

const form = 'article-filing'

/** Where an article stands, for which versions it is, and when it is looked at again: the same in all languages. */
export function Filing({ article_id, filing }: Pick<ArticleDraft, 'article_id' | 'filing'>) {
  const { t } = useTranslation('knowledge')
  const [kept, setKept] = useState(filing)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { ...kept, ...readFiling(new FormData(event.currentTarget)) }
    setBusy(true)
    try {
      await ask(browserCaller(), 'PATCH /api/knowledges/{article_id}', { params: { article_id }, body })
      setKept(body)
      setOpen(false)
      toast.success(t('filing.saved'))
    } catch {
      // The caller has shown what the server said; what was filled in stays.
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('filing.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('filing.title')}
        lead={t('filing.lead')}
        actions={
          <Button kind="primary" type="submit" form={form} disabled={isBusy}>
            {t('filing.save')}
          </Button>
        }
      >
        <form id={form} className={styles.filing} onSubmit={save}>
          <PlaceField knowledge_type_id={kept.knowledge_type_id} />
          <div className={styles.versions}>
            <Field label={t('filing.fits')}>
              {(field) => <Input {...field} name="fits" maxLength={20} defaultValue={kept.fits ?? ''} />}
            </Field>
            <Field label={t('filing.fits_until')}>
              {(field) => <Input {...field} name="fits_until" maxLength={20} defaultValue={kept.fits_until ?? ''} />}
            </Field>
          </div>
          <Field label={t('filing.verify_by')} hint={`${t('filing.verify_hint')} ${t('shared:field.time_zone')}`}>
            {(field) => <Input {...field} type="date" name="verify_by" defaultValue={kept.verify_by ?? ''} />}
          </Field>
        </form>
      </Dialog>
    </>
  )
}

/** An empty field is no version, and no day. */
function readFiling(fields: FormData) {
  const written = (name: string) => String(fields.get(name)).trim() || null
  return {
    knowledge_type_id: Number(fields.get('knowledge_type_id')),
    fits: written('fits'),
    fits_until: written('fits_until'),
    verify_by: written('verify_by'),
  }
}

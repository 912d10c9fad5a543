import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import styles from './filing.module.css'
import { PlaceField } from './place-field.tsx'

const form = 'begin-article'

/** A title and a place are enough to begin; everything else is written on the page that follows. */
export function BeginArticle({ knowledge_type_id }: { knowledge_type_id: number }) {
  const { t } = useTranslation('knowledge')
  const { language } = usePage()
  const navigate = useNavigate()
  const isEditor = useMayEdit()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!isEditor) return null

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = { title: String(fields.get('title')), summary: '', body: '' }
    const body = { language, knowledge_type_id: Number(fields.get('knowledge_type_id')), ...text }
    setBusy(true)
    try {
      const { article_id } = await ask(browserCaller(), 'POST /api/knowledges', { body })
      await navigate(`/knowledge/article/${article_id}/edit`)
    } catch {
      // The caller has shown what the server said; the title stays.
      setBusy(false)
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('begin.open')}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('begin.title')}
        lead={t('begin.lead')}
        actions={
          <Button kind="primary" type="submit" form={form} disabled={isBusy}>
            {t('begin.send')}
          </Button>
        }
      >
        <form id={form} className={styles.filing} onSubmit={begin}>
          <Field label={t('edit.name')} required>
            {(field) => <Input {...field} name="title" maxLength={120} pattern=".*\S.*" />}
          </Field>
          <PlaceField knowledge_type_id={knowledge_type_id} />
        </form>
      </Dialog>
    </>
  )
}

import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { MarkdownField } from '../../../editor/markdown-field.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import styles from './feedback.module.css'

/** Whatever is refused, what was written stays. */
export function WriteAgain({ feedback_id }: { feedback_id: number }) {
  const { t } = useTranslation('person_center')
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const kept = useKeptValues(`feedback-reply:${feedback_id}`, { content: '' })
  const [isUploading, setUploading] = useState(false)
  const trimmed = kept.values.content.trim()

  function send(event: FormEvent) {
    event.preventDefault()
    if (trimmed === '' || isUploading) return
    void run(async () => {
      const question = { params: { feedback_id }, body: { content: trimmed } }
      await ask(quietCaller(), 'POST /api/feedbacks/{feedback_id}/replies', question)
      kept.discard()
      await revalidate()
    })
  }

  return (
    <form className={styles.write} onSubmit={send}>
      <RestoredNote {...kept} />
      {/* The editor has its text; for the next message there is another one. */}
      <MarkdownField
        key={kept.replaced}
        label={t('feedback.again')}
        placeholder={t('feedback.again_placeholder')}
        tools="few"
        pictures="private"
        longest={20_000}
        value={kept.values.content}
        onChange={(content) => kept.change({ content })}
        onUploading={setUploading}
      />
      {error && <CallOut kind="error">{error}</CallOut>}
      <Button kind="primary" size="large" type="submit" disabled={busy || isUploading || trimmed === ''}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}

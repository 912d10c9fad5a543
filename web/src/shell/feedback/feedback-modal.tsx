import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkdownField } from '../../editor/markdown-field.tsx'
import { ask } from '../../platform/ask.ts'
import { browserCaller } from '../../platform/browser-caller.ts'
import { begunFeedback, closeFeedback } from '../../platform/feedback.ts'
import { useLogin } from '../../platform/session.ts'
import { toast } from '../../platform/toast.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const form = 'feedback-form'

export default function FeedbackModal() {
  const { t } = useTranslation()
  const login = useLogin()
  const [content, setContent] = useState(begunFeedback)
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    const trimmed = content.trim()
    if (trimmed === '' || sending) return

    setSending(true)
    try {
      await ask(browserCaller(), 'POST /api/feedbacks', { body: { content: trimmed } })
      toast.success(t('feedback.thanks'))
      closeFeedback()
    } catch {
      // The caller has shown the server's words; the modal stays open with what was written.
      setSending(false)
    }
  }

  return (
    <Dialog
      open
      onClose={closeFeedback}
      title={t('feedback.title')}
      lead={t('feedback.lead')}
      picture={login && <Avatar name={login.user_info.user_name} image={login.user_info.photo_url} size={48} own />}
      aside={t('feedback.promise')}
      actions={
        <>
          <Button size="large" onClick={closeFeedback}>
            {t('feedback.cancel')}
          </Button>
          <Button size="large" kind="primary" type="submit" form={form} disabled={sending}>
            {t('feedback.submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send}>
        <MarkdownField
          label={t('feedback.label')}
          placeholder={t('feedback.placeholder')}
          tools="few"
          pictures="private"
          longest={20_000}
          value={content}
          onChange={setContent}
        />
      </form>
    </Dialog>
  )
}

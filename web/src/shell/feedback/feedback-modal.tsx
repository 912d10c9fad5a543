import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/ask.ts'
import { browserCaller } from '../../platform/browser-caller.ts'
import { closeFeedback } from '../../platform/feedback.ts'
import { useLogin } from '../../platform/session.ts'
import { toast } from '../../platform/toast.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icon/direction.tsx'
import { useModal } from '../../ui/use-modal.ts'
import styles from './feedback-modal.module.css'

/** The mask does not close it: what somebody has written is not lost to a stray click. */
export default function FeedbackModal() {
  const { t } = useTranslation()
  const login = useLogin()
  const [content, setContent] = useState('')
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
    <dialog {...useModal(true, closeFeedback)} className={styles.modal} aria-labelledby="feedback-title">
      <form onSubmit={send}>
        <div className={styles.head}>
          {login && <Avatar name={login.user_info.user_name} image={login.user_info.photo_url} size={48} own />}
          <div>
            <h2 id="feedback-title">{t('feedback.title')}</h2>
            <p>{t('feedback.lead')}</p>
          </div>
        </div>
        <textarea
          className={styles.editor}
          aria-label={t('feedback.label')}
          placeholder={t('feedback.placeholder')}
          maxLength={20_000}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <div className={styles.foot}>
          <span>{t('feedback.promise')}</span>
          <Button size="large" onClick={closeFeedback}>
            {t('feedback.cancel')}
          </Button>
          <Button size="large" kind="primary" type="submit" disabled={sending}>
            {t('feedback.submit')}
          </Button>
        </div>
        <span className={styles.close}>
          <Button kind="text" square aria-label={t('feedback.close')} onClick={closeFeedback}>
            <CloseIcon size={20} />
          </Button>
        </span>
      </form>
    </dialog>
  )
}

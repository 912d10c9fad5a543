import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkdownField } from '../../editor/markdown-field.tsx'
import { RestoredNote } from '../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../page/kept/use-kept-values.ts'
import { withoutBasePath } from '../../platform/address/base-path.ts'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import { navigateTo } from '../../platform/page/navigation.ts'
import { loginAddress } from '../../platform/session/guard.ts'
import { useLogin } from '../../platform/session/session.ts'
import { carriesSecret } from '../../platform/session/token-link-address.ts'
import { closeFeedback, waitingFeedback } from '../../platform/state/feedback.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SimilarArticles } from './similar-articles.tsx'

const form = 'feedback-form'

/** Visitors can write, but must sign in to send, so that they can be answered. */
export default function FeedbackModal({ begun }: { begun: string }) {
  const { t } = useTranslation()
  const login = useLogin()
  const kept = useKeptValues(begun ? `feedback:${begun}` : 'feedback', { content: begun })
  const [isMissing, setMissing] = useState(false)
  const [sending, setSending] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const trimmed = kept.values.content.trim()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending || isUploading) return
    setMissing(trimmed === '')
    if (trimmed === '') return event.currentTarget.querySelector<HTMLElement>('[role=textbox], textarea')?.focus()
    if (!login) return signIn()

    setSending(true)
    try {
      const { result, msg } = await ask(browserCaller(), 'POST /api/feedbacks', {
        body: { content: trimmed, page: pageHere() },
      })
      if (!result) {
        toast.error(msg)
        return setSending(false)
      }
      toast.success(t('feedback.thanks'))
      kept.forget()
      closeFeedback()
    } catch {
      // The caller has shown the server's words; the modal stays open with what was written.
      setSending(false)
    }
  }

  function signIn() {
    sessionStorage.setItem(waitingFeedback, begun)
    closeFeedback()
    navigateTo(loginAddress(pageHere()))
  }

  return (
    <Dialog
      open
      onClose={closeFeedback}
      title={t('feedback.title')}
      lead={t(login ? 'feedback.lead' : 'feedback.lead_visitor')}
      picture={login && <Avatar name={login.user_info.user_name} image={login.user_info.photo_url} size={48} own />}
      aside={t(login ? 'feedback.promise' : 'feedback.visitor')}
      actions={
        <>
          <Button size="large" onClick={closeFeedback}>
            {t('feedback.cancel')}
          </Button>
          <Button size="large" kind="primary" type="submit" form={form} disabled={sending || isUploading}>
            {t(login ? 'feedback.submit' : 'feedback.sign_in')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send}>
        <RestoredNote {...kept} />
        <MarkdownField
          key={kept.replaced}
          label={t('feedback.label')}
          placeholder={t('feedback.placeholder')}
          tools="few"
          pictures={login ? 'private' : 'none'}
          longest={20_000}
          error={isMissing && trimmed === '' ? t('feedback.empty') : undefined}
          value={kept.values.content}
          onChange={(content) => kept.change({ content })}
          onUploading={setUploading}
        />
      </form>
      <SimilarArticles text={trimmed} />
    </Dialog>
  )
}

/** Shown to staff, and where a visitor returns to. Addresses that hold a secret are left out. */
function pageHere(): string {
  const { search } = location
  const pathname = withoutBasePath(location.pathname)
  if (carriesSecret(pathname + search)) return '/'
  return pathname.length + search.length > longestPage ? pathname.slice(0, longestPage) : pathname + search
}
const longestPage = 500

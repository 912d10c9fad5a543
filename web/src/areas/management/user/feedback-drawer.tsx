import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { LeaveGuard } from '../../../page/leave-guard.tsx'
import { useChange } from '../../../page/use-change.ts'
import { Written } from '../../../page/written.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useOpened } from '../form/use-opened.ts'
import { useMayChange } from '../frame/may-change.tsx'
import styles from './feedback.module.css'
import { SettleFeedback } from './settle-feedback.tsx'
import type { FeedbackThreadData } from './thread.ts'

type FeedbackThreadMessage = FeedbackThreadData['messages'][number]

/** A thread as those see it who answer: what was said, on which page, and what becomes of it. */
export function FeedbackDrawer({ options }: { options: { value: string; name: string }[] }) {
  const { t } = useTranslation('management')
  const { opened, close } = useOpened()
  const mayChange = useMayChange()
  const id = opened === 'new' ? null : opened
  const input = id === null ? null : { params: { feedback_id: id } }
  const { data: thread, failure, isLoading, reload } = useQuery('GET /api/feedbacks/{feedback_id}', input)
  if (id === null) return null

  return (
    <Drawer
      open
      onClose={close}
      title={thread ? (thread.user_name ?? t('feedback.nobody')) : t('feedback.title')}
      {...(thread
        ? { note: [thread.company_name, t(`feedback.state.${thread.state}`)].filter(Boolean).join(' · ') }
        : {})}
      actions={<Button onClick={close}>{t('form.close')}</Button>}
    >
      {failure && <CallOut kind="error">{failureText(failure)}</CallOut>}
      {isLoading && <WaitingRows rows={5} />}
      {thread && (
        <div className={styles.thread}>
          {mayChange ? (
            <SettleFeedback thread={thread} options={options} onDone={reload} />
          ) : (
            <CallOut>{t('page.view_only')}</CallOut>
          )}
          <ol className={styles.messages} aria-label={t('feedback.thread')}>
            {thread.messages.map((message) => (
              <OneMessage key={message.created_at} message={message} />
            ))}
          </ol>
          {mayChange && <AnswerForm feedback_id={thread.feedback_id} onDone={reload} />}
          {thread.page && <p className={styles.where}>{t('feedback.written_on', { page: thread.page })}</p>}
          {thread.browser && <p className={styles.where}>{thread.browser}</p>}
        </div>
      )}
    </Drawer>
  )
}

function OneMessage({
  message: { user_name, photo_url, is_answer, text, created_at },
}: {
  message: FeedbackThreadMessage
}) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const name = user_name ?? t('feedback.nobody')

  return (
    <li data-answer={is_answer || undefined}>
      <Avatar name={name} image={photo_url} size={28} own={is_answer} />
      <div>
        <p className={styles.who}>
          <b>{name}</b>
          <time dateTime={created_at}>{formatMoment(created_at, new Date().toISOString(), language)}</time>
        </p>
        <Written text={text} />
      </div>
    </li>
  )
}

function AnswerForm({ feedback_id, onDone }: { feedback_id: number; onDone: () => void }) {
  const { t } = useTranslation('management')
  const kept = useKeptValues(`feedback-answer:${feedback_id}`, { content: '' })
  const { content } = kept.values
  const { change, busy } = useChange()

  async function send() {
    await change(async (caller) => {
      await ask(caller, 'POST /api/feedbacks/{feedback_id}/messages', {
        params: { feedback_id },
        body: { content: content.trim() },
      })
      kept.discard()
      onDone()
    })
  }

  return (
    <div className={styles.answer}>
      <RestoredNote isRestored={kept.isRestored} discard={kept.discard} />
      <Field label={t('feedback.answer')} hint={t('feedback.answer_hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={20_000}
            value={content}
            onChange={({ target }) => kept.change({ content: target.value })}
          />
        )}
      </Field>
      <Button kind="primary" disabled={busy || content.trim() === ''} onClick={() => void send()}>
        {t('feedback.send')}
      </Button>
      <LeaveGuard dirty={() => content.trim() !== ''} onDiscard={kept.discard} />
    </div>
  )
}

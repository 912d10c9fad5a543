import { useId, useState } from 'react'
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
import { LockIcon } from '../../../ui/icon/icons.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { RecordParts } from '../form/record-parts.tsx'
import { useOpened } from '../form/use-opened.ts'
import { useMayChange } from '../frame/may-change.tsx'
import { AssignFeedback } from './assign-feedback.tsx'
import styles from './feedback.module.css'
import { SettleFeedback } from './settle-feedback.tsx'
import type { FeedbackThreadData } from './thread.ts'

type FeedbackThreadMessage = FeedbackThreadData['messages'][number]
type FeedbackNote = FeedbackThreadData['notes'][number]

interface FeedbackDrawerProps {
  options: { value: string; name: string }[]
  /** Who may answer. */
  people: { value: string; name: string }[]
}

/** A thread as those see it who answer: what was said, on which page, and what becomes of it. */
export function FeedbackDrawer({ options, people }: FeedbackDrawerProps) {
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
        <RecordParts screen="feedback" name="open" id={thread.feedback_id} className={styles.thread}>
          {mayChange ? (
            <>
              <AssignFeedback thread={thread} people={people} onDone={reload} />
              <SettleFeedback thread={thread} options={options} onDone={reload} />
            </>
          ) : (
            <CallOut>{t('page.view_only')}</CallOut>
          )}
          <ol className={styles.messages} aria-label={t('feedback.thread')}>
            {inOrder(thread).map((said) =>
              'note_id' in said ? (
                <OneNote key={`note ${said.note_id}`} note={said} />
              ) : (
                <OneMessage key={said.created_at} message={said} />
              ),
            )}
          </ol>
          {mayChange && <AnswerForm feedback_id={thread.feedback_id} onDone={reload} />}
          {thread.page && <p className={styles.where}>{t('feedback.written_on', { page: thread.page })}</p>}
          {thread.device && <p className={styles.where}>{thread.device}</p>}
        </RecordParts>
      )}
    </Drawer>
  )
}

/** What was said and what was noted, as it came. */
function inOrder({ messages, notes }: FeedbackThreadData): (FeedbackThreadMessage | FeedbackNote)[] {
  return [...messages, ...notes].sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
}

/** For staff alone. */
function OneNote({ note: { user_name, photo_url, text, created_at } }: { note: FeedbackNote }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const name = user_name ?? t('feedback.nobody')

  return (
    <li data-note>
      <Avatar name={name} image={photo_url} size={28} />
      <div>
        <p className={styles.who}>
          <b>{name}</b>
          <span className={styles.internal}>
            <LockIcon size={14} />
            {t('feedback.note')}
          </span>
          <time dateTime={created_at}>{formatMoment(created_at, new Date().toISOString(), language)}</time>
        </p>
        <Written text={text} />
      </div>
    </li>
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

const forms = ['answer', 'note'] as const

/** An answer goes to whoever wrote; a note stays with staff. What is typed in one is kept while the other is open. */
function AnswerForm({ feedback_id, onDone }: { feedback_id: number; onDone: () => void }) {
  const { t } = useTranslation('management')
  const [current, setCurrent] = useState<string>('answer')
  const panel = useId()

  return (
    <div>
      <TabList
        label={t('feedback.write')}
        panel={panel}
        current={current}
        onChange={setCurrent}
        tabs={forms.map((form) => ({ id: form, name: t(`feedback.${form}`) }))}
      />
      <TabPanel panel={panel} current={current}>
        {forms.map((form) => (
          <div key={form} hidden={form !== current}>
            <WriteForm feedback_id={feedback_id} form={form} onDone={onDone} />
          </div>
        ))}
      </TabPanel>
    </div>
  )
}

interface WriteFormProps {
  feedback_id: number
  form: (typeof forms)[number]
  onDone: () => void
}

function WriteForm({ feedback_id, form, onDone }: WriteFormProps) {
  const { t } = useTranslation('management')
  const kept = useKeptValues(`feedback-${form}:${feedback_id}`, { content: '' })
  const { content } = kept.values
  const { change, busy } = useChange()

  async function send() {
    await change(async (caller) => {
      const input = { params: { feedback_id }, body: { content: content.trim() } }
      if (form === 'answer') await ask(caller, 'POST /api/feedbacks/{feedback_id}/messages', input)
      else await ask(caller, 'POST /api/feedbacks/{feedback_id}/notes', input)
      kept.discard()
      onDone()
    })
  }

  return (
    <div className={styles.answer} data-note={form === 'note' || undefined}>
      <RestoredNote isRestored={kept.isRestored} discard={kept.discard} />
      <Field label={t(`feedback.${form}`)} hint={t(`feedback.${form}_hint`)}>
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
        {t(`feedback.send_${form}`)}
      </Button>
      <LeaveGuard dirty={() => content.trim() !== ''} onDiscard={kept.discard} />
    </div>
  )
}

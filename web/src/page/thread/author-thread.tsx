import type { ThreadEntry, ThreadReference } from '@atrium/contract/review/review'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { TextArea } from '../../ui/form/input.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { useRun } from '../account/use-run.ts'
import { RestoredNote } from '../kept/restored-note.tsx'
import { useKeptValues } from '../kept/use-kept-values.ts'
import { focusField } from '../upload/draft/focus-field.ts'
import type { SubmissionCheck } from '../upload/submission/submission.ts'
import { ReferencePicker, type ThreadKind } from './references.tsx'
import styles from './thread.module.css'
import { Thread } from './thread.tsx'

export interface ThreadMessage {
  text: string
  refers_to: ThreadReference[]
}

interface AuthorThreadProps {
  kind: ThreadKind
  /** The name under which what is not sent yet is kept. */
  form: string
  submission: { thread: ThreadEntry[]; can_write: boolean; checks?: SubmissionCheck[] }
  /** Whether the fields can be filled in now. */
  isOpen: boolean
  send: (message: ThreadMessage) => Promise<void>
}

/** What author and reviewer wrote to each other, and room to answer. Before the first submission there is nothing of it. */
export function AuthorThread({ kind, form, submission, isOpen, send }: AuthorThreadProps) {
  const { t } = useTranslation('person_center')
  const { thread, can_write, checks = [] } = submission

  function wayTo(reference: ThreadReference) {
    const [sort, name = ''] = reference.split('.')
    if (sort === 'field') return isOpen ? () => focusField(name) : null
    return () => showCheck(name)
  }

  // A notice leads here, and the browser looked for the place before it was drawn.
  useEffect(() => {
    if (location.hash === '#thread') document.getElementById('thread')?.scrollIntoView({ block: 'start' })
  }, [])

  if (thread.length === 0 && !can_write) return null
  return (
    <section className={styles.section} aria-labelledby="thread">
      <Lintel size="section" id="thread">
        {t('thread.title')}
      </Lintel>
      {thread.length > 0 ? (
        <Thread entries={thread} side="author" wayTo={wayTo} />
      ) : (
        <p className={styles.hint}>{t('thread.none')}</p>
      )}
      {can_write && <Answer kind={kind} form={form} checks={checks} send={send} />}
    </section>
  )
}

type AnswerProps = Pick<AuthorThreadProps, 'kind' | 'form' | 'send'> & { checks: SubmissionCheck[] }

function Answer({ kind, form, checks, send }: AnswerProps) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()
  const kept = useKeptValues<ThreadMessage>(form, { text: '', refers_to: [] })
  const [isPicking, setPicking] = useState(false)
  const { text, refers_to } = kept.values
  const trimmed = text.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (trimmed === '') return
    void run(async () => {
      await send({ text: trimmed, refers_to })
      setPicking(false)
      kept.discard()
    })
  }

  return (
    <form className={styles.answer} onSubmit={submit}>
      <RestoredNote {...kept} />
      <TextArea
        aria-label={t('thread.answer')}
        placeholder={t('thread.answer_hint')}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => {
          kept.change({ text: target.value })
          if (target.value.endsWith('@')) setPicking(true)
        }}
      />
      <ReferencePicker
        kind={kind}
        checks={checks}
        chosen={refers_to}
        open={isPicking}
        onOpen={setPicking}
        onChange={(refers_to) => kept.change({ refers_to, text: text.replace(/@$/, '') })}
      />
      {error && <CallOut kind="error">{error}</CallOut>}
      <Button type="submit" disabled={busy || trimmed === ''}>
        {t('thread.send')}
      </Button>
    </form>
  )
}

/** What passed may be folded. */
function showCheck(name: string) {
  const check = document.getElementById(`check-${name}`)
  const folded = check?.closest('details')
  if (folded) folded.open = true
  check?.scrollIntoView({ block: 'center' })
}

import type { Answer } from '@atrium/contract/calls'
import { useRef, useState } from 'react'
import { useSaving } from '../../../page/saving/use-saving.ts'
import type { ThreadMessage } from '../../../page/thread/author-thread.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../../platform/api/browser-caller.ts'

export type ArticleDraft = Answer<'GET /api/knowledges/{article_id}/drafts/{language}'>
type DraftValues = Pick<ArticleDraft, 'title' | 'summary' | 'body' | 'note'>

const keep = 'PUT /api/knowledges/{article_id}/drafts/{language}'
const handIn = 'POST /api/knowledges/{article_id}/drafts/{language}/submit'
const writeMessage = 'POST /api/knowledges/{article_id}/drafts/{language}/messages'
const takeBack = 'POST /api/knowledges/{article_id}/drafts/{language}/take-back'
const decision = 'POST /api/knowledges/{article_id}/drafts/{language}/decision'

/** Milliseconds: a sentence is finished, and every save makes no work for the history. */
const restBeforeSaving = 2_000

/** A text on its way: it saves itself while it is written; others decide. A failing decision has been shown, and changes nothing. */
export function useWriting(opened: ArticleDraft) {
  const [draft, setDraft] = useState(opened)
  const [isBusy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const params = { article_id: opened.article_id, language: opened.language }
  const saved = useRef(valuesOf(opened))
  const line = useSaving<DraftValues, Partial<DraftValues>>({
    form: `article:${opened.article_id}:${opened.language}`,
    first: saved.current,
    send: async (change, seen) => {
      const text = { ...saved.current, ...change }
      const body = { ...text, seen: { ...saved.current, ...seen } }
      return put(await ask(quietCaller(), keep, { params, body }))
    },
  })
  const text = line.described

  function put(answered: ArticleDraft): DraftValues {
    setDraft(answered)
    saved.current = valuesOf(answered)
    return saved.current
  }

  function write(part: Partial<DraftValues>) {
    line.add(part)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), restBeforeSaving)
  }

  /** A text without a title cannot be saved yet; it is kept in this browser. */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current)
    return text.title.trim() !== '' && line.save()
  }

  async function run(work: () => Promise<ArticleDraft>): Promise<boolean> {
    setBusy(true)
    try {
      line.meet(put(await work()))
      return true
    } catch {
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    draft,
    text,
    isBusy,
    isChanged: line.saving !== 'saved',
    saving: line.saving,
    stale: line.stale,
    settle: line.settle,
    write,
    save,
    submit: async () => (await save()) && run(() => ask(browserCaller(), handIn, { params })),
    /** A failure is shown where it was written. */
    sendMessage: async (body: ThreadMessage) => {
      put(await ask(quietCaller(), writeMessage, { params, body }))
    },
    takeBack: () => run(() => ask(browserCaller(), takeBack, { params })),
    publish: () => run(() => ask(browserCaller(), decision, { params, body: { decision: 'publish' } })),
    askChanges: (reason: DecisionReason, text: string) =>
      run(() => ask(browserCaller(), decision, { params, body: { decision: 'ask_changes', reason, text } })),
  }
}

type DecisionReason = NonNullable<ArticleDraft['decisions'][number]['reason']>

/** The note of a published revision says what changed in it; the next one begins without. */
function valuesOf({ state, title, summary, body, note }: ArticleDraft): DraftValues {
  return { title, summary, body, note: state === 'published' ? '' : note }
}

import type { Answer } from '@atrium/contract/calls'
import { useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'

export type ArticleDraft = Answer<'GET /api/knowledges/{article_id}/drafts/{language}'>
type DraftValues = Pick<ArticleDraft, 'title' | 'summary' | 'body' | 'note'>

const keep = 'PUT /api/knowledges/{article_id}/drafts/{language}'
const handIn = 'POST /api/knowledges/{article_id}/drafts/{language}/submit'
const takeBack = 'POST /api/knowledges/{article_id}/drafts/{language}/take-back'
const decision = 'POST /api/knowledges/{article_id}/drafts/{language}/decision'

/** A text on its way: what is written, what is kept, and who decides. A failing call has been shown, and changes nothing. */
export function useWriting(opened: ArticleDraft) {
  const [draft, setDraft] = useState(opened)
  const [text, setText] = useState<DraftValues>({ ...opened, note: opened.state === 'published' ? '' : opened.note })
  const [isBusy, setBusy] = useState(false)
  const params = { article_id: opened.article_id, language: opened.language }
  const isChanged = (['title', 'summary', 'body', 'note'] as const).some((part) => text[part] !== draft[part])

  async function run(work: () => Promise<ArticleDraft>): Promise<boolean> {
    setBusy(true)
    try {
      setDraft(await work())
      return true
    } catch {
      return false
    } finally {
      setBusy(false)
    }
  }

  const { title, summary, body, note } = text
  const seen = draft.state === 'published' ? {} : { seen_at: draft.updated_at }
  const kept = () => ask(browserCaller(), keep, { params, body: { title, summary, body, note, ...seen } })

  return {
    draft,
    text,
    isBusy,
    isChanged,
    write: (part: Partial<DraftValues>) => setText((before) => ({ ...before, ...part })),
    save: () => run(kept),
    submit: () =>
      run(async () => {
        if (isChanged || draft.state === 'published') await kept()
        return ask(browserCaller(), handIn, { params })
      }),
    takeBack: () => run(() => ask(browserCaller(), takeBack, { params })),
    publish: () => run(() => ask(browserCaller(), decision, { params, body: { decision: 'publish' } })),
    askChanges: (reason: DecisionReason, text: string) =>
      run(() => ask(browserCaller(), decision, { params, body: { decision: 'ask_changes', reason, text } })),
  }
}

type DecisionReason = NonNullable<ArticleDraft['decisions'][number]['reason']>

import type { Answer } from '@atrium/contract/calls'
import type { ThreadMessage } from '../../../page/thread/author-thread.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../../platform/api/browser-caller.ts'
import { useText } from './use-text.ts'

export type ArticleDraft = Answer<'GET /api/knowledges/{article_id}/drafts/{language}'>

const keep = 'PUT /api/knowledges/{article_id}/drafts/{language}'
const handIn = 'POST /api/knowledges/{article_id}/drafts/{language}/submit'
const writeMessage = 'POST /api/knowledges/{article_id}/drafts/{language}/messages'
const takeBack = 'POST /api/knowledges/{article_id}/drafts/{language}/take-back'
const undoApproval = 'DELETE /api/knowledges/{article_id}/drafts/{language}/decision'
const decision = 'POST /api/knowledges/{article_id}/drafts/{language}/decision'

export function removeDraft({ article_id, language }: Pick<ArticleDraft, 'article_id' | 'language'>) {
  const params = { article_id, language }
  return ask(quietCaller(), 'DELETE /api/knowledges/{article_id}/drafts/{language}', { params })
}

/** A text on its way, as those see it who manage articles: others decide. */
export function useWriting(opened: ArticleDraft) {
  const params = { article_id: opened.article_id, language: opened.language }
  const { run, show, ...writing } = useText({
    form: `article:${opened.article_id}:${opened.language}`,
    opened,
    keep: (body) => ask(quietCaller(), keep, { params, body }),
  })

  return {
    ...writing,
    submit: async () => (await writing.save()) && run(() => ask(browserCaller(), handIn, { params })),
    /** A failure is shown where it was written. */
    sendMessage: async (body: ThreadMessage) => show(await ask(quietCaller(), writeMessage, { params, body })),
    takeBack: () => run(() => ask(browserCaller(), takeBack, { params })),
    show,
    takeBackApproval: () => run(() => ask(browserCaller(), undoApproval, { params })),
    publish: () => run(() => ask(browserCaller(), decision, { params, body: { decision: 'publish' } })),
    askChanges: (reason: DecisionReason, text: string) =>
      run(() => ask(browserCaller(), decision, { params, body: { decision: 'ask_changes', reason, text } })),
  }
}

type DecisionReason = NonNullable<ArticleDraft['decisions'][number]['reason']>

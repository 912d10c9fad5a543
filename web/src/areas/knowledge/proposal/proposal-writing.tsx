import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { SavedMark } from '../../../page/saving/saved-mark.tsx'
import { AuthorThread } from '../../../page/thread/author-thread.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Status } from '../../../ui/state/status.tsx'
import { DiscardDraft } from '../edit/discard-draft.tsx'
import { ReviewerWord } from '../edit/reviewer-word.tsx'
import { statuses } from '../edit/statuses.ts'
import { TextFields } from '../edit/text-fields.tsx'
import { useText } from '../edit/use-text.ts'
import styles from '../edit/writing.module.css'

type ArticleProposal = Answer<'GET /api/knowledges/proposals/{proposal_id}'>

/** What a member proposes: it saves itself, and is published by others. */
export function ProposalWriting({ opened }: { opened: ArticleProposal }) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const params = { proposal_id: opened.proposal_id }
  const { run, show, ...writing } = useText({
    form: `proposal:${opened.proposal_id}`,
    opened,
    keep: (body) => ask(quietCaller(), 'PUT /api/knowledges/proposals/{proposal_id}', { params, body }),
  })
  const { draft, text, isBusy } = writing
  const asked = draft.decisions.at(-1)
  const isHeld = draft.state === 'in_review' || draft.state === 'published'

  async function submit() {
    if (!(await writing.save())) return
    const isSent = await run(() =>
      ask(browserCaller(), 'POST /api/knowledges/proposals/{proposal_id}/submit', { params }),
    )
    if (isSent) toast.success(t('propose.submitted'))
  }

  async function takeBack() {
    const isBack = await run(() =>
      ask(browserCaller(), 'POST /api/knowledges/proposals/{proposal_id}/take-back', { params }),
    )
    if (isBack) toast.success(t('edit.taken_back'))
  }

  return (
    <div className={styles.writing}>
      <p className={styles.state}>
        <Status name={statuses[draft.state]} />
        {draft.is_correction ? (
          <Link to={`/knowledge/article/${draft.article_id}`}>{t('propose.read_article')}</Link>
        ) : (
          t('propose.place', { name: draft.knowledge_type_name })
        )}
      </p>
      {draft.state === 'changes_asked' && asked && <ReviewerWord decision={asked} />}
      {draft.state === 'in_review' && <CallOut>{t('edit.held_own')}</CallOut>}
      {draft.state === 'draft' && <CallOut>{t('propose.lead')}</CallOut>}
      {draft.state === 'published' && <CallOut kind="success">{t('propose.accepted')}</CallOut>}
      <TextFields writing={writing} isHeld={isHeld} />
      <AuthorThread
        kind="article"
        form={`proposal-message:${draft.proposal_id}`}
        submission={draft}
        isOpen={!isHeld}
        send={async (body) =>
          show(await ask(quietCaller(), 'POST /api/knowledges/proposals/{proposal_id}/messages', { params, body }))
        }
      />
      <div className={styles.actions}>
        {draft.state === 'in_review' && (
          <Button disabled={isBusy} onClick={() => void takeBack()}>
            {t('edit.take_back')}
          </Button>
        )}
        {draft.state === 'published' && (
          <ButtonLink to={`/knowledge/article/${draft.article_id}`}>{t('propose.read_article')}</ButtonLink>
        )}
        {!isHeld && (
          <>
            <SavedMark saving={writing.saving} onRetry={() => void writing.save()} />
            <DiscardDraft
              draft={draft}
              disabled={isBusy}
              remove={() => ask(quietCaller(), 'DELETE /api/knowledges/proposals/{proposal_id}', { params })}
              onDiscarded={() => void navigate('/person-center')}
            />
            <Button
              kind="primary"
              disabled={isBusy || text.title.trim() === '' || text.body.trim() === ''}
              onClick={() => void submit()}
            >
              {t('edit.submit')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { SavedMark } from '../../../page/saving/saved-mark.tsx'
import { useQuery } from '../../../platform/api/use-query.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { AskChanges } from './ask-changes.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { removeDraft, type useWriting } from './draft.ts'
import styles from './writing.module.css'

/** What can be done with a text, by how far it is. */
export function Actions({ writing }: { writing: ReturnType<typeof useWriting> }) {
  return (
    <div className={styles.actions}>
      {writing.draft.state === 'in_review' ? <Review writing={writing} /> : <Write writing={writing} />}
    </div>
  )
}

function Write({ writing }: { writing: ReturnType<typeof useWriting> }) {
  const { t } = useTranslation('knowledge')
  const { draft, text, isBusy, isChanged } = writing
  const navigate = useNavigate()
  const isNamed = text.title.trim() !== ''
  // An empty title: nothing is kept yet in this language, so there is nothing to discard.
  const isKept = draft.state !== 'published' && draft.title !== ''

  return (
    <>
      {isKept && (
        <DiscardDraft
          draft={draft}
          disabled={isBusy}
          remove={() => removeDraft(draft)}
          onDiscarded={() => void navigate('/knowledge/drafts')}
        />
      )}
      {(isChanged || isKept) && <SavedMark saving={writing.saving} onRetry={() => void writing.save()} />}
      <Button
        disabled={isBusy || !isNamed || (draft.state === 'published' && !isChanged)}
        onClick={() => confirmSuccess(writing.save(), t('edit.saved'))}
      >
        {t('edit.save')}
      </Button>
      <Button
        kind="primary"
        disabled={isBusy || !isNamed || text.body.trim() === '' || (draft.state === 'published' && !isChanged)}
        onClick={() => confirmSuccess(writing.submit(), t('edit.submitted'))}
      >
        {t('edit.submit')}
      </Button>
    </>
  )
}

/** Others decide; the author can have it back until they did. */
function Review({ writing }: { writing: ReturnType<typeof useWriting> }) {
  const { t } = useTranslation('knowledge')
  const { draft, isBusy } = writing

  if (draft.approval && !draft.approval.is_refused) return <Approved writing={writing} />
  return (
    <>
      {draft.is_own && (
        <Button disabled={isBusy} onClick={() => confirmSuccess(writing.takeBack(), t('edit.taken_back'))}>
          {t('edit.take_back')}
        </Button>
      )}
      <AskChanges subject={`${draft.article_id}:${draft.language}`} isBusy={isBusy} onAsk={writing.askChanges} />
      <Button kind="primary" disabled={isBusy} onClick={() => void writing.publish()}>
        {t('edit.publish')}
      </Button>
    </>
  )
}

/** Milliseconds. */
const lookAgainAfter = 2_000

/** Approved, and published some seconds later: until then whoever approved can take it back. */
function Approved({ writing }: { writing: ReturnType<typeof useWriting> }) {
  const { t } = useTranslation('knowledge')
  const { draft, isBusy, show } = writing
  const { article_id, language, approval } = draft
  const { data } = useQuery(
    'GET /api/knowledges/{article_id}/drafts/{language}',
    { params: { article_id, language } },
    { pollAfter: (read) => (read?.state === 'in_review' ? lookAgainAfter : null) },
  )
  const showLatest = useEffectEvent(show)
  useEffect(() => {
    if (data && data.state !== 'in_review') showLatest(data)
  }, [data])

  return (
    <>
      <p role="status">{t('edit.approved')}</p>
      {approval?.mine && (
        <Button disabled={isBusy} onClick={() => confirmSuccess(writing.takeBackApproval(), t('edit.approval_undone'))}>
          {t('edit.approved_undo')}
        </Button>
      )}
    </>
  )
}

async function confirmSuccess(done: Promise<boolean>, words: string) {
  if (await done) toast.success(words)
}

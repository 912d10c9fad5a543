import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import { AuthorThread } from '../../../page/thread/author-thread.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Status } from '../../../ui/state/status.tsx'
import { Filing } from '../filing/filing.tsx'
import { Actions } from './actions.tsx'
import { type ArticleDraft, useWriting } from './draft.ts'
import { ReviewerWord } from './reviewer-word.tsx'
import { statuses } from './statuses.ts'
import { TextFields } from './text-fields.tsx'
import styles from './writing.module.css'

export function Writing({ opened }: { opened: ArticleDraft }) {
  const { t } = useTranslation('knowledge')
  const writing = useWriting(opened)
  const { draft } = writing
  const isHeld = draft.state === 'in_review'

  return (
    <div className={styles.writing}>
      <p className={styles.state}>
        <Status name={statuses[draft.state]} />
        {t('edit.number', { number: draft.number })}
        <Filing article_id={draft.article_id} filing={draft.filing} />
      </p>
      <Word draft={draft} />
      {/* What is in review does not change: it is looked at. */}
      <TextFields writing={writing} isHeld={isHeld} />
      <AuthorThread
        kind="article"
        form={`article-message:${draft.article_id}:${draft.language}`}
        submission={draft}
        isOpen={!isHeld}
        send={writing.sendMessage}
      />
      <Actions writing={writing} />
    </div>
  )
}

/** What its author and its reviewers must know before they go on. */
function Word({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('knowledge')
  const asked = draft.decisions.at(-1)
  if (draft.state === 'changes_asked' && asked) return <ReviewerWord decision={asked} />
  if (draft.state === 'in_review') return <CallOut>{t(draft.is_own ? 'edit.held_own' : 'edit.held')}</CallOut>
  if (draft.title !== '') return null
  return <CallOut>{t('edit.not_there', { language: languageNames[draft.language] })}</CallOut>
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkdownField } from '../../../editor/markdown-field.tsx'
import { ConflictDialog } from '../../../page/conflict-dialog.tsx'
import { languageNames } from '../../../page/language-names.ts'
import { AuthorThread } from '../../../page/thread/author-thread.tsx'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input, TextArea } from '../../../ui/form/input.tsx'
import { TabList } from '../../../ui/navigation/tabs.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { Status } from '../../../ui/state/status.tsx'
import { Body } from '../article/body.tsx'
import { Filing } from '../filing/filing.tsx'
import { Actions } from './actions.tsx'
import { type ArticleDraft, useWriting } from './draft.ts'
import { statuses } from './statuses.ts'
import styles from './writing.module.css'

const panel = 'article-text'
const partNames = { title: 'edit.name', summary: 'edit.summary', body: 'edit.body', note: 'edit.note' } as const

export function Writing({ opened }: { opened: ArticleDraft }) {
  const { t } = useTranslation('knowledge')
  const writing = useWriting(opened)
  const [wanted, setView] = useState<'write' | 'preview'>('write')
  const { draft, text, write, stale } = writing

  // What is in review does not change: it is looked at.
  const isHeld = draft.state === 'in_review'
  const view = isHeld ? 'preview' : wanted

  return (
    <div className={styles.writing}>
      <p className={styles.state}>
        <Status name={statuses[draft.state]} />
        {t('edit.number', { number: draft.number })}
        <Filing article_id={draft.article_id} filing={draft.filing} />
      </p>
      <Word draft={draft} />
      <Field label={t('edit.name')}>
        {(field) => (
          <Input
            {...field}
            data-field="title"
            value={text.title}
            readOnly={isHeld}
            maxLength={120}
            onChange={({ target }) => write({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t('edit.summary')}>
        {(field) => (
          <TextArea
            {...field}
            data-field="summary"
            value={text.summary}
            readOnly={isHeld}
            maxLength={400}
            onChange={({ target }) => write({ summary: target.value })}
          />
        )}
      </Field>
      {!isHeld && (
        <TabList
          label={t('edit.views')}
          current={view}
          panel={panel}
          tabs={[
            { id: 'write', name: t('edit.write') },
            { id: 'preview', name: t('edit.preview') },
          ]}
          onChange={(id) => setView(id === 'preview' ? 'preview' : 'write')}
        />
      )}
      <div
        id={panel}
        data-field="body"
        role="tabpanel"
        aria-label={t(view === 'preview' ? 'edit.preview' : 'edit.write')}
      >
        {view === 'preview' ? (
          <Preview body={text.body} />
        ) : (
          <MarkdownField
            label={t('edit.body')}
            placeholder={t('edit.body_placeholder')}
            tools="all"
            pictures="public"
            longest={300_000}
            value={text.body}
            onChange={(body) => write({ body })}
          />
        )}
      </div>
      <Field label={t('edit.note')}>
        {(field) => (
          <Input
            {...field}
            value={text.note}
            readOnly={isHeld}
            maxLength={400}
            onChange={({ target }) => write({ note: target.value })}
          />
        )}
      </Field>
      <AuthorThread
        kind="article"
        form={`article-message:${draft.article_id}:${draft.language}`}
        submission={draft}
        isOpen={!isHeld}
        send={writing.sendMessage}
      />
      <Actions writing={writing} />
      {stale && (
        <ConflictDialog
          parts={stale.parts.map((part) => ({
            id: part,
            name: t(partNames[part]),
            mine: text[part],
            theirs: stale.theirs[part],
          }))}
          onSettled={writing.settle}
        />
      )}
    </div>
  )
}

/** What its author and its reviewers must know before they go on. */
function Word({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('knowledge')
  const asked = draft.decisions.at(-1)
  if (draft.state === 'changes_asked' && asked) {
    return (
      <CallOut kind="warning">
        {asked.reason && <b>{t(`edit.reasons.${asked.reason}`)}</b>} {asked.text}
      </CallOut>
    )
  }
  if (draft.state === 'in_review') return <CallOut>{t(draft.is_own ? 'edit.held_own' : 'edit.held')}</CallOut>
  if (draft.title !== '') return null
  return <CallOut>{t('edit.not_there', { language: languageNames[draft.language] })}</CallOut>
}

/** As readers will see it: the server makes it, by the same rules. */
function Preview({ body }: { body: string }) {
  const { t } = useTranslation('knowledge')
  const { data } = useQuery('POST /api/knowledges/preview', { body: { body } }, { showsFailure: true })

  if (!data) return <Spinner />
  return data.html === '' ? <p>{t('edit.preview_empty')}</p> : <Body html={data.html} />
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkdownField } from '../../../editor/markdown-field.tsx'
import { toast } from '../../../platform/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, TextArea } from '../../../ui/input.tsx'
import { Status } from '../../../ui/status.tsx'
import { TabList } from '../../../ui/tabs.tsx'
import { AskChanges } from './ask-changes.tsx'
import { type Draft, useWriting } from './draft.ts'
import { Preview } from './preview.tsx'
import styles from './writing.module.css'

const panel = 'article-text'
const statuses = {
  draft: 'draft',
  in_review: 'in_review',
  changes_asked: 'needs_changes',
  published: 'published',
} as const

export function Writing({ opened }: { opened: Draft }) {
  const { t } = useTranslation('knowledge')
  const writing = useWriting(opened)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const { draft, text, write, isBusy, isChanged } = writing
  useWarning(isChanged)

  const lastWord = draft.decisions[0]
  const tell = async (done: Promise<boolean>, words: string) => (await done) && toast.success(words)

  return (
    <div className={styles.writing}>
      <p className={styles.state}>
        <Status name={statuses[draft.state]} />
        {t('edit.number', { number: draft.number })}
      </p>
      {draft.state === 'changes_asked' && lastWord?.text && <p className={styles.said}>{lastWord.text}</p>}
      <Field label={t('edit.name')}>
        {(field) => (
          <Input
            {...field}
            value={text.title}
            maxLength={120}
            onChange={({ target }) => write({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t('edit.summary')}>
        {(field) => (
          <TextArea
            {...field}
            value={text.summary}
            maxLength={400}
            onChange={({ target }) => write({ summary: target.value })}
          />
        )}
      </Field>
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
      <div id={panel} role="tabpanel" aria-label={t(view === 'preview' ? 'edit.preview' : 'edit.write')}>
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
            maxLength={400}
            onChange={({ target }) => write({ note: target.value })}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button disabled={isBusy || !isChanged} onClick={() => tell(writing.save(), t('edit.saved'))}>
          {t('edit.save')}
        </Button>
        {draft.state === 'in_review' && !isChanged ? (
          <>
            <AskChanges isBusy={isBusy} onAsk={writing.askChanges} />
            <Button kind="primary" disabled={isBusy} onClick={() => tell(writing.publish(), t('edit.published'))}>
              {t('edit.publish')}
            </Button>
          </>
        ) : (
          <Button
            kind="primary"
            disabled={isBusy || (draft.state === 'published' && !isChanged)}
            onClick={() => tell(writing.submit(), t('edit.submitted'))}
          >
            {t('edit.submit')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Leaving with something unsaved: the browser asks. */
function useWarning(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}

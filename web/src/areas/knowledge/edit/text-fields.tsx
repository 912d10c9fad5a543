import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkdownField } from '../../../editor/markdown-field.tsx'
import { ConflictDialog } from '../../../page/conflict-dialog.tsx'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input, TextArea } from '../../../ui/form/input.tsx'
import { TabList } from '../../../ui/navigation/tabs.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { Body } from '../article/body.tsx'
import type { useText } from './use-text.ts'

const panel = 'article-text'
const partNames = { title: 'edit.name', summary: 'edit.summary', body: 'edit.body', note: 'edit.note' } as const

interface TextFieldsProps {
  writing: Pick<ReturnType<typeof useText>, 'text' | 'write' | 'stale' | 'settle'>
  /** It is looked at and does not change. */
  isHeld: boolean
}

/** The words of an article: title, summary, body with its preview, and what changed. */
export function TextFields({ writing: { text, write, stale, settle }, isHeld }: TextFieldsProps) {
  const { t } = useTranslation('knowledge')
  const [wanted, setView] = useState<'write' | 'preview'>('write')
  const view = isHeld ? 'preview' : wanted

  return (
    <>
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
      {stale && (
        <ConflictDialog
          parts={stale.parts.map((part) => ({
            id: part,
            name: t(partNames[part]),
            mine: text[part],
            theirs: stale.theirs[part],
          }))}
          onSettled={settle}
        />
      )}
    </>
  )
}

/** As readers will see it: the server makes it, by the same rules. */
function Preview({ body }: { body: string }) {
  const { t } = useTranslation('knowledge')
  const { data } = useQuery('POST /api/knowledges/preview', { body: { body } }, { showsFailure: true })

  if (!data) return <Spinner />
  return data.html === '' ? <p>{t('edit.preview_empty')}</p> : <Body html={data.html} />
}

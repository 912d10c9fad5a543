import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/field.tsx'
import { Input, TextArea } from '../../../ui/form/input.tsx'
import type { SubmissionDescription } from '../submission/submission.ts'
import styles from './upload-dialog.module.css'
import { VersionsField } from './versions-field.tsx'

/** What is asked for in the dialog, in the reader's own language. */
export interface Entries {
  title: string
  description: string
  versions: NonNullable<SubmissionDescription['versions']>
}

export function DialogFields({ entries, onChange }: { entries: Entries; onChange: (entries: Entries) => void }) {
  const { t } = useTranslation('person_center')

  return (
    <div className={styles.fields}>
      <Field label={t('submission.title')} required>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={entries.title}
            onChange={({ target }) => onChange({ ...entries, title: target.value })}
          />
        )}
      </Field>
      <VersionsField versions={entries.versions} onChange={(versions) => onChange({ ...entries, versions })} />
      <Field label={t('submission.description')} required>
        {(control) => (
          <TextArea
            {...control}
            maxLength={4_000}
            placeholder={t('submission.description_example')}
            value={entries.description}
            onChange={({ target }) => onChange({ ...entries, description: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

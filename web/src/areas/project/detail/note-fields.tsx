import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import styles from '../fields.module.css'

export interface NoteTexts {
  title: string
  body: string
}

interface NoteFieldsProps {
  texts: NoteTexts
  onChange: (part: Partial<NoteTexts>) => void
  /** What the server said against the heading. */
  error?: string | undefined
}

export function NoteFields({ texts: { title, body }, onChange, error }: NoteFieldsProps) {
  const { t } = useTranslation('project')

  return (
    <div className={styles.fields}>
      <Field label={t('note.heading')} required error={error}>
        {(control) => (
          <Input
            {...control}
            size="large"
            data-first
            maxLength={80}
            value={title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t('note.body')} hint={t('note.mention_hint')}>
        {({ required, ...control }) => (
          <textarea
            {...control}
            className={styles.area}
            maxLength={20_000}
            value={body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

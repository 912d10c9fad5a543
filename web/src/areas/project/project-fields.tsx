import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import styles from './fields.module.css'

interface ProjectTexts {
  title: string
  summary: string
}

interface ProjectFieldsProps {
  words: ProjectTexts
  onChange: (part: Partial<ProjectTexts>) => void
  error: string | undefined
}

export function ProjectFields({ words, onChange, error }: ProjectFieldsProps) {
  const { t } = useTranslation('project')

  return (
    <div className={styles.fields}>
      <Field label={t('field.title')} required error={error}>
        {(control) => (
          <Input
            {...control}
            size="large"
            data-first
            maxLength={80}
            value={words.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t('field.summary')} hint={t('field.summary_hint')}>
        {(control) => (
          <Input
            {...control}
            size="large"
            maxLength={300}
            value={words.summary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  required: boolean
}

interface FieldProps {
  label: string
  required?: boolean
  hint?: string
  /** What is wrong and how to put it right; it takes the place of the hint. */
  error?: string | undefined
  /** One link beside the label, reached after the control. */
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, sentence below; the three belong together for those who listen, too. */
export function Field({ label, required = false, hint, error, aside, children }: FieldProps) {
  const { t } = useTranslation('shared')
  const id = useId()
  const sentence = error ?? hint

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <i role="img" aria-label={t('field.required')}>
            *
          </i>
        )}
      </label>
      {children({
        id,
        'aria-describedby': sentence ? `${id}-sentence` : undefined,
        'aria-invalid': error !== undefined,
        required,
      })}
      {aside && <span className={styles.aside}>{aside}</span>}
      {sentence && (
        <small id={`${id}-sentence`} data-error={error !== undefined || undefined}>
          {sentence}
        </small>
      )}
    </div>
  )
}

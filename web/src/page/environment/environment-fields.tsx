import {
  type Environment,
  type EnvironmentPart,
  environmentChoices,
  environmentParts,
} from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import styles from './environment-fields.module.css'

interface EnvironmentFieldsProps {
  before: Environment
  /** All five unless fewer are asked. */
  parts?: readonly EnvironmentPart[]
}

/** Questions, none of which has to be answered. */
export function EnvironmentFields({ before, parts = environmentParts }: EnvironmentFieldsProps) {
  const { t } = useTranslation('resource')
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <Field key={part} label={t(`environment.${part}.label`)}>
          {(control) => (
            <Select
              {...control}
              name={part}
              defaultValue={before[part] ?? ''}
              options={[
                { value: '', name: t('environment.unsaid') },
                ...environmentChoices[part].map((value) => ({ value, name: t(`environment.${part}.${value}`) })),
              ]}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

export function environmentOf(fields: FormData): Environment {
  const stated = environmentParts.flatMap((part) => (fields.get(part) ? [[part, fields.get(part)]] : []))
  return Object.fromEntries(stated) as Environment
}

import { useTranslation } from 'react-i18next'
import { type ConflictChoices, ConflictDialog } from '../../../page/conflict-dialog.tsx'
import { valueInWords } from '../../../page/value-in-words.ts'
import type { ManagementFormField } from './form-fields.tsx'

interface FormConflictProps {
  screen: string
  /** Those that both have changed. */
  fields: ManagementFormField[]
  mine: object
  theirs: object
  onSettled: (choices: ConflictChoices) => void
}

/** What somebody else has saved of the same record, beside what was typed here. */
export function FormConflict({ screen, fields, mine, theirs, onSettled }: FormConflictProps) {
  const { t } = useTranslation('management')
  const { t: tShared } = useTranslation('shared')

  function inWords(field: ManagementFormField, values: object) {
    const value = new Map<string, unknown>(Object.entries(values)).get(field.name)
    const options = 'options' in field ? field.options : []
    return valueInWords(value, tShared, (one) => options.find(({ value }) => value === String(one))?.name)
  }

  return (
    <ConflictDialog
      parts={fields.map((field) => ({
        id: field.name,
        name: t(`${screen}.field.${field.name}`),
        mine: inWords(field, mine),
        theirs: inWords(field, theirs),
      }))}
      onSettled={onSettled}
    />
  )
}

import { Button } from '../../ui/form/button.tsx'

interface FormActionsProps {
  /** The id of the form that is sent. */
  form: string
  cancel: string
  onCancel: () => void
  submit: string
  kind?: 'primary' | 'danger'
  /** Everything that is sent is there. */
  ready: boolean
  busy: boolean
}

/** The way back and the way on at the foot of a dialog with a form. */
export function FormActions({ form, cancel, onCancel, submit, kind = 'primary', ready, busy }: FormActionsProps) {
  return (
    <>
      <Button size="large" onClick={onCancel}>
        {cancel}
      </Button>
      <Button size="large" kind={kind} type="submit" form={form} aria-disabled={busy} disabled={!ready}>
        {submit}
      </Button>
    </>
  )
}

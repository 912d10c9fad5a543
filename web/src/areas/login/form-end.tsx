import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSolving } from '../../platform/challenge/ask-solving.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { Button } from '../../ui/form/button.tsx'
import { ShieldIcon } from '../../ui/icon/icons.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './form-end.module.css'
import type { LoginForm } from './use-form.ts'

interface FormEndProps {
  form: LoginForm
  submit: string
  busy: string
  /** Ways out of what went wrong, beside the sentence. */
  waysOut?: ReactNode
}

/** What concerns no single field, the one button, and what the browser is busy with. */
export function FormEnd({ form, submit, busy, waysOut }: FormEndProps) {
  const { t } = useTranslation()
  const solving = useSolving()
  const sending = form.busy === 'submit'
  // A form that is sent before the scripts came would send its secrets the wrong way.
  const ready = useHydrated()

  return (
    <div className={styles.end}>
      {form.message && (
        <div role="alert">
          <CallOut kind="error">
            {form.message.text}
            {waysOut && <p className={styles.ways}>{waysOut}</p>}
          </CallOut>
        </div>
      )}
      <Button kind="primary" size="large" wide type={ready ? 'submit' : 'button'} aria-busy={sending}>
        {sending ? busy : submit}
      </Button>
      <p className={styles.solving} role="status">
        {solving && (
          <>
            <ShieldIcon size={18} />
            {t('challenge.working')}
          </>
        )}
      </p>
    </div>
  )
}

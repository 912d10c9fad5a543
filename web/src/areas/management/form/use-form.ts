import { failures } from '@atrium/contract/errors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useRun } from '../../../page/account/use-run.ts'
import type { ApiCaller } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Failure } from '../../../platform/api/failure.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { errorsOf } from './form-errors.ts'

interface FormOf<Values> {
  initial: Values
  schema: z.ZodType
  save: (caller: ApiCaller, values: Values) => Promise<unknown>
  onSaved: () => void
}

/** The values of a form: what the contract refuses never leaves, and what the server refuses stands at its field. */
export function useForm<Values extends object>({ initial, schema, save, onSaved }: FormOf<Values>) {
  const { t } = useTranslation('management')
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, busy, failure } = useRun()
  const dirty = JSON.stringify(values) !== JSON.stringify(initial)

  function change(name: string, value: unknown) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  function submit() {
    const found = errorsOf(schema, values, t)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      showFirst()
      return
    }
    void run(async () => {
      try {
        await save(quietCaller(), values)
      } catch (thrown) {
        if (thrown instanceof Failure && thrown.data.field) setErrors({ [fieldOf(thrown)]: failureText(thrown) })
        throw thrown
      }
      onSaved()
    })
  }

  return {
    values,
    errors,
    change,
    submit,
    busy,
    dirty,
    /** Somebody else was faster. */
    isStale: failure?.code === failures.conflict.code && !failure.data.field,
    error: failure && !failure.data.field ? failureText(failure) : undefined,
  }
}

function fieldOf({ data }: Failure): string {
  return data.field?.split('.')[0] ?? ''
}

/** What is wrong may lie far down in a drawer: the keyboard goes there, and with it the eye. */
function showFirst() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus())
}

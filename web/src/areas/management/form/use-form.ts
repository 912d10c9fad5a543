import { failures } from '@atrium/contract/errors'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useRun } from '../../../page/account/use-run.ts'
import type { ApiCaller } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Failure } from '../../../platform/api/failure.ts'
import { failureText } from '../../../platform/api/failures.ts'

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

type Errors = Record<string, string>

/** What the contract has against the values, each in words at its field. */
function errorsOf(schema: z.ZodType, values: unknown, t: TFunction<'management'>): Errors {
  const { error } = schema.safeParse(values)
  const errors: Errors = {}
  for (const issue of error?.issues ?? []) errors[String(issue.path[0] ?? '')] ??= describeError(issue, t)
  return errors
}

function describeError(issue: z.core.$ZodIssue, t: TFunction<'management'>): string {
  if (issue.code === 'too_small') return t('form.error.needed')
  if (issue.code === 'too_big') return t('form.error.too_long', { count: Number(issue.maximum) })
  if (issue.code === 'custom') return t('form.error.needed')
  return t('form.error.wrong')
}

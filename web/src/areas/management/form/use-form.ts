import { failures } from '@atrium/contract/errors'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useRun } from '../../../page/account/use-run.ts'
import type { ConflictChoices } from '../../../page/conflict-dialog.tsx'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import type { ApiCaller } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Failure } from '../../../platform/api/failure.ts'
import { failureText } from '../../../platform/api/failures.ts'

interface FormOf<Values> {
  /** Under which what is typed is kept in this browser until it is saved. */
  name: string
  initial: Values
  /** Fields that are never kept. */
  secrets: readonly string[]
  schema: z.ZodType
  save: (caller: ApiCaller, values: Values) => Promise<unknown>
  onSaved: () => void
}

/**
 * The values of a form: what the contract refuses never leaves, and what the server refuses stands at its field. What was
 * typed outlives an ended login, a reload and a record that somebody else has changed meanwhile.
 */
export function useForm<Values extends object>({ name, secrets, schema, save, onSaved, ...given }: FormOf<Values>) {
  const { t } = useTranslation('management')
  const [initial] = useState(given.initial)
  const kept = useKeptValues(name, { seen: initial, typed: {} as Partial<Values> })
  const [typedSecrets, setTypedSecrets] = useState<Partial<Values>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, busy, failure } = useRun()
  const { typed, seen } = kept.values
  const values: Values = { ...initial, ...typed, ...typedSecrets }
  const typedNames = Object.keys(typed) as (keyof Values & string)[]
  const conflicts = typedNames.filter((one) => !isSame(initial[one], seen[one]) && !isSame(initial[one], typed[one]))

  function change(name: string, value: unknown) {
    if (secrets.includes(name)) setTypedSecrets((before) => ({ ...before, [name]: value }))
    else kept.change(({ typed }) => ({ seen: initial, typed: { ...typed, [name]: value } }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  function settle(choices: ConflictChoices) {
    const left = { ...typed }
    for (const one of conflicts) if (choices[one] === 'theirs') delete left[one]
    kept.change({ seen: initial, typed: left })
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
      kept.forget()
      onSaved()
    })
  }

  return {
    values,
    errors,
    change,
    submit,
    busy,
    dirty: !isSame(values, initial),
    isRestored: kept.isRestored,
    discard: kept.discard,
    /** Fields that somebody else has changed since they were typed here. */
    conflicts,
    settle,
    /** Somebody else was faster. */
    isStale: failure?.code === failures.conflict.code && !failure.data.field,
    error: failure && !failure.data.field ? failureText(failure) : undefined,
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function fieldOf({ data }: Failure): string {
  return data.field?.split('.')[0] ?? ''
}

/** What is wrong may lie far down in a drawer or on a page: the keyboard goes there, and with it the eye. */
function showFirst() {
  requestAnimationFrame(() => {
    const form = document.querySelector('dialog[open]') ?? document
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
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

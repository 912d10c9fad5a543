import { failures } from '@atrium/contract/errors'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'

/** The server names entries as its calls do; the forms have one field for several of them. */
const names: Partial<Record<string, FieldName>> = {
  account: 'account',
  mobile: 'account',
  email: 'account',
  dial_code: 'account',
  code: 'code',
  ticket: 'code',
  password: 'password',
}

/** What is wrong with each entry as far as the browser can tell; undefined where nothing is. */
type Problems = Partial<Record<FieldName, string | undefined>>

/**
 * One form: its problems are said where they belong, none before the person has left the field, and nothing is sent
 * twice. What was typed stays, whatever comes of it.
 */
export function useForm(problems: Problems) {
  const { t } = useTranslation('login')
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [busy, setBusy] = useState<string | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Problems>({})
  const [message, setMessage] = useState<{ text: string; code: number } | null>(null)
  const [failed, setFailed] = useState(0)

  // To the first field that needs the person, which also reads its problem aloud.
  useEffect(() => {
    if (failed > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failed])

  /** Does one thing at a time, and only once the named fields are in order. */
  async function run(what: string, needs: readonly FieldName[], work: () => Promise<void>) {
    if (running.current) return
    setMessage(null)
    setLeft((before) => new Set([...before, ...needs]))
    if (needs.some((field) => problems[field])) return setFailed((times) => times + 1)

    running.current = true
    setBusy(what)
    try {
      await work()
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown
      refuse(thrown)
    } finally {
      running.current = false
      setBusy(null)
    }
  }

  function refuse(failure: Failure) {
    const field = fieldOf(failure)
    if (!field || !(field in problems)) return setMessage({ text: withWait(failure), code: failure.code })
    const vague = failure.code === failures.invalid_input.code
    setRefused({ [field]: vague ? t(`problem.${field}`) : failureText(failure) })
    setFailed((times) => times + 1)
  }

  function withWait(failure: Failure) {
    const { retry_after = 0 } = failure.data
    if (retry_after < 60) return failureText(failure)
    return t('problem.wait_minutes', { message: failureText(failure), count: Math.ceil(retry_after / 60) })
  }

  return {
    ref: form,
    busy,
    message,
    run,
    problem: (field: FieldName) => refused[field] ?? (left.has(field) ? problems[field] : undefined),
    /** Left with something in it: an empty field says nothing until the form is sent. */
    leave: (field: FieldName, value: string) =>
      value && afterPress(() => setLeft((before) => new Set([...before, field]))),
    /** As if nobody had been there: a new code has come for an empty field. */
    forgive: (field: FieldName) => setLeft((before) => new Set([...before].filter((one) => one !== field))),
    /** What was refused is being put right. */
    change: (field: FieldName) => {
      setMessage(null)
      if (refused[field]) setRefused({})
    },
    onSubmit: (work: () => Promise<void>) => (event: FormEvent) => {
      event.preventDefault()
      run('submit', Object.keys(problems) as FieldName[], work)
    },
  }
}

export type LoginForm = ReturnType<typeof useForm>

/** A sentence that appears while a button is pressed would move the button away before it is let go. */
function afterPress(report: () => void) {
  setTimeout(() => {
    if (!document.querySelector('button:active, a:active, label:active')) return report()
    addEventListener('pointerup', () => setTimeout(report), { once: true })
  }, 50)
}

type FieldName = 'account' | 'code' | 'password' | 'agreed'

/** Where on the form a refusal belongs. */
function fieldOf({ code, data }: Failure): FieldName | undefined {
  if (code === failures.wrong_code.code) return 'code'
  if (code === failures.common_password.code) return 'password'
  if (code === failures.number_not_served.code) return 'account'
  return names[data.field ?? '']
}

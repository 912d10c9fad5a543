import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import type { ApiCaller } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input, TextArea } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useMayChange } from '../frame/may-change.tsx'

interface JoinButtonProps {
  label: string
  /** What happens then, in one sentence. */
  lead: string
  /** What it can be joined into, by words. */
  find: (caller: ApiCaller, keyword: string) => Promise<{ id: number; name: string }[]>
  run: (caller: ApiCaller, into_id: number, reason: string) => Promise<unknown>
  onDone: () => void
}

/** Two that mean the same become one: which one stays is looked for by its name. */
export function JoinButton({ label, lead, find, run, onDone }: JoinButtonProps) {
  const { t } = useTranslation('management')
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const { run: once, busy, error, forget } = useRun()
  const form = useId()
  const mayChange = useMayChange()

  function close() {
    forget()
    setAsking(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form inside a drawer's form, for React: only this one is meant.
    event.stopPropagation()
    const fields = new FormData(event.currentTarget)
    const into_id = Number(fields.get('into_id'))
    const reason = String(fields.get('reason') ?? '').trim()
    if (into_id === 0 || reason === '') return
    void once(async () => {
      await run(quietCaller(), into_id, reason)
      close()
      onDone()
      await revalidate()
    })
  }

  if (!mayChange) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      <Dialog
        open={asking}
        onClose={close}
        title={label}
        lead={lead}
        actions={
          <>
            <Button onClick={close}>{t('form.cancel')}</Button>
            <Button kind="danger" type="submit" form={form} disabled={busy}>
              {label}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit}>
          {error && <CallOut kind="error">{error}</CallOut>}
          <Into find={find} />
          <Field label={t('form.reason')} hint={t('form.reason_hint')} required>
            {(control) => <TextArea {...control} name="reason" maxLength={500} />}
          </Field>
        </form>
      </Dialog>
    </>
  )
}

function Into({ find }: Pick<JoinButtonProps, 'find'>) {
  const { t } = useTranslation('management')
  const [keyword, setKeyword] = useState('')
  const { data } = useQueryFunction(find, keyword.trim(), { keepsPrevious: true })
  const options = (data ?? []).map(({ id, name }) => ({ value: String(id), name }))

  return (
    <>
      <Field label={t('form.join_find')}>
        {(control) => (
          <Input {...control} type="search" value={keyword} onChange={({ target }) => setKeyword(target.value)} />
        )}
      </Field>
      <Field label={t('form.join_into')} required>
        {(control) => <Select {...control} name="into_id" options={options} />}
      </Field>
    </>
  )
}

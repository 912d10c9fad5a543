import { failures } from '@atrium/contract/errors'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Failure } from '../../../platform/api/failure.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import type { Edit, ProjectData } from '../project.ts'
import styles from './checks.module.css'

type ProjectCheckItem = ProjectData['checks'][number]

/** What is to be done, line by line. */
export function Checks({ contents: { checks }, edit }: { contents: ProjectData; edit: Edit }) {
  const { t } = useTranslation('project')
  const done = checks.filter((check) => check.done).length
  if (checks.length === 0 && !edit) return null

  return (
    <section>
      <Lintel
        size="section"
        aside={<span className={styles.done}>{t('check.done', { done, total: checks.length })}</span>}
      >
        {t('check.title')}
      </Lintel>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <Line key={check.check_id} check={check} edit={edit} />
        ))}
      </ul>
      {edit && <AddLine edit={edit} />}
    </section>
  )
}

function Line({ check, edit }: { check: ProjectCheckItem; edit: Edit }) {
  const { t } = useTranslation('project')
  const { language, now } = usePage()
  const { guard, busy } = useGuarded()
  const { check_id, text, done, revision, updated_by } = check
  // Ticked at once, until the server's state arrives.
  const [wish, setWish] = useState<{ revision: number; done: boolean } | null>(null)
  if (!edit) {
    return (
      <li data-done={done || undefined}>
        <Checkbox checked={done} disabled readOnly>
          {text}
        </Checkbox>
      </li>
    )
  }

  const params = { ...edit, check_id }
  const path = '/api/projects/{project_id}/checks/{check_id}' as const

  async function tick() {
    setWish({ revision, done: !done })
    const isDone = await guard(() => ask(quietCaller(), `PATCH ${path}`, { params, body: { done: !done, revision } }))
    if (!isDone) setWish(null)
  }

  return (
    <li data-done={done || undefined}>
      <Checkbox checked={wish?.revision === revision ? wish.done : done} disabled={busy} onChange={() => void tick()}>
        {text}
      </Checkbox>
      {done && (
        <small>
          {[updated_by, formatMoment(check.updated_at, now || new Date().toISOString(), language)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
      <Button
        kind="text"
        size="small"
        square
        aria-label={t('check.remove', { text })}
        disabled={busy}
        onClick={() => void guard(() => ask(quietCaller(), `DELETE ${path}`, { params, query: { revision } }))}
      >
        <CloseIcon size={16} />
      </Button>
    </li>
  )
}

/** Where somebody else was faster, nothing is changed: the page shows their line, and says so. */
function useGuarded() {
  const { t } = useTranslation('project')
  const { revalidate } = useRevalidator()
  const { run, busy } = useRun()

  /** True when it was done. */
  async function guard(work: () => Promise<unknown>): Promise<boolean> {
    let isDone = false
    await run(async () => {
      try {
        await work()
        isDone = true
      } catch (thrown) {
        if (!(thrown instanceof Failure)) throw thrown
        const { text, updated_by } = thrown.data
        const isConflict = thrown.code === failures.conflict.code && text !== undefined
        toast.error(isConflict ? t('check.conflict', { who: updated_by ?? '', text }) : failureText(thrown))
      }
    })
    await revalidate()
    return isDone
  }
  return { guard, busy }
}

function AddLine({ edit: params }: { edit: { project_id: number } }) {
  const { t } = useTranslation('project')
  const { guard, busy } = useGuarded()
  const kept = useKeptValues(`project-check:${params.project_id}`, { text: '' })
  const { text } = kept.values

  function add(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    void guard(async () => {
      await ask(quietCaller(), 'POST /api/projects/{project_id}/checks', { params, body: { text } })
      kept.discard()
    })
  }

  return (
    <form className={styles.add} onSubmit={add}>
      <Input
        aria-label={t('check.new')}
        placeholder={t('check.example')}
        maxLength={200}
        value={text}
        onChange={({ target }) => kept.change({ text: target.value })}
      />
      <Button type="submit" disabled={busy}>
        {t('check.add')}
      </Button>
    </form>
  )
}

import type { ManagementScreen } from '@atrium/contract/management'
import { type FormEvent, Fragment, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Failure } from '../../../platform/api/failure.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { LoadedList } from './list-address.ts'
import styles from './list-screen.module.css'

export type BulkAction<Row> = StepwiseAction<Row> | OwnButton<Row>

/** Where something must be said first. */
interface OwnButton<Row> {
  name: string
  button: (rows: Row[], done: () => void) => ReactNode
}

/** Done in steps that the server can refuse one by one; it may be used on everything that matches. */
interface StepwiseAction<Row> {
  /** Its label is `{screen}.bulk.{name}`. */
  name: string
  danger?: true
  /** Asks why before it does it. */
  reason?: true
  /** How many rows one call takes; a refused step is tried again row by row. */
  step?: number
  run: (caller: ApiCaller, rows: Row[], reason: string) => Promise<unknown>
  button?: never
}

interface ListBulkProps<Row> {
  screen: ManagementScreen
  actions: BulkAction<Row>[]
  selected: Row[]
  loaded: LoadedList<Row>
  total: number
  nameOf: (row: Row) => string
  onDone: () => void
}

/** More than these have not been counted. */
const mostMatching = 10_000

/** What can be done with all that is ticked, or with all that the list has found. */
export function ListBulk<Row>({ screen, actions, selected, loaded, total, nameOf, onDone }: ListBulkProps<Row>) {
  const { t } = useTranslation('management')
  const [wantsAll, setWantsAll] = useState(false)
  const [action, setAction] = useState<StepwiseAction<Row> | null>(null)
  const canTakeAll = actions.some(({ button }) => !button) && total > selected.length && total <= mostMatching
  const isAll = wantsAll && canTakeAll
  const count = isAll ? total : selected.length

  return (
    <>
      <div className={styles.bulk} role="status">
        <b>{t('list.ticked', { count })}</b>
        {canTakeAll && !isAll && (
          <Button kind="link" size="small" onClick={() => setWantsAll(true)}>
            {t('list.take_all', { count: total, total: formatNumber(total) })}
          </Button>
        )}
        {actions.map((one) => {
          if (one.button) return !isAll && <Fragment key={one.name}>{one.button(selected, onDone)}</Fragment>
          return (
            <Button
              key={one.name}
              size="small"
              kind={one.danger ? 'danger' : 'default'}
              onClick={() => setAction(() => one as StepwiseAction<Row>)}
            >
              {t(`${screen}.bulk.${one.name}`)}
            </Button>
          )
        })}
        <Button kind="text" size="small" onClick={onDone}>
          {t('list.untick')}
        </Button>
      </div>
      {action && (
        <BulkDialog
          action={action}
          label={t(`${screen}.bulk.${action.name}`)}
          lead={t(`${screen}.bulk_lead.${action.name}`)}
          count={count}
          selected={selected}
          all={isAll ? loaded : null}
          nameOf={nameOf}
          onClose={(isDone) => {
            setAction(null)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}

interface BulkDialogProps<Row> {
  action: StepwiseAction<Row>
  label: string
  /** What follows, and who is told. */
  lead: string
  count: number
  selected: Row[]
  /** The list whose rows are all meant, also those on other pages. */
  all: LoadedList<Row> | null
  nameOf: (row: Row) => string
  onClose: (isDone: boolean) => void
}

interface BulkResult {
  done: number
  refused: { name: string; why: string }[]
}

const namedAtMost = 5

/** Says what it is about to do and with how many, does it step by step, and says what was refused and why. */
function BulkDialog<Row>({ action, label, lead, count, selected, all, nameOf, onClose }: BulkDialogProps<Row>) {
  const { t } = useTranslation('management')
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const [result, setResult] = useState<BulkResult | null>(null)
  const [changedTo, setChangedTo] = useState<number | null>(null)
  const stopped = useRef(false)
  const form = useId()
  const { danger, reason: needsReason } = action
  const isOver = result !== null && !busy
  const title = t('list.bulk_title', { action: label, count, total: formatNumber(count) })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (needsReason && reason === '') return
    void run(async () => {
      const rows = all ? await readAll(all) : selected
      if (rows.length !== count) return setChangedTo(rows.length)
      await work(rows, reason)
    })
  }

  async function work(rows: Row[], reason: string) {
    const step = action.step ?? 1
    let so: BulkResult = { done: 0, refused: [] }
    setResult(so)
    for (let at = 0; at < rows.length && !stopped.current; at += step) {
      so = await doStep(so, rows.slice(at, at + step), reason)
      setResult(so)
    }
    if (stopped.current) await revalidate()
  }

  /** What is refused together is tried one by one, so that each has its own reason. */
  async function doStep(so: BulkResult, rows: Row[], reason: string): Promise<BulkResult> {
    try {
      await action.run(quietCaller(), rows, reason)
      return { ...so, done: so.done + rows.length }
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown
      const [row, ...more] = rows
      if (row && more.length === 0)
        return { ...so, refused: [...so.refused, { name: nameOf(row), why: failureText(thrown) }] }
    }
    let each = so
    for (const row of rows) each = await doStep(each, [row], reason)
    return each
  }

  function close() {
    stopped.current = true
    onClose(result !== null)
    // Not before: rows that no longer match leave the list, and this dialog with them.
    if (result !== null) void revalidate()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      lead={lead}
      actions={
        isOver || changedTo !== null ? (
          <Button kind="primary" onClick={close}>
            {t('form.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t(busy ? 'list.bulk_stop' : 'form.cancel')}</Button>
            <Button kind={danger ? 'danger' : 'primary'} type="submit" form={form} disabled={busy}>
              {title}
            </Button>
          </>
        )
      }
    >
      {error && <CallOut kind="error">{error}</CallOut>}
      {changedTo !== null && <CallOut kind="warning">{t('list.bulk_changed', { count, now: changedTo })}</CallOut>}
      {result ? (
        <Outcome result={result} count={count} />
      ) : (
        <form id={form} onSubmit={submit}>
          <ul className={styles.bulkRows}>
            {selected.slice(0, namedAtMost).map((row) => (
              <li key={nameOf(row)}>{nameOf(row)}</li>
            ))}
            {count > Math.min(selected.length, namedAtMost) && (
              <li>{t('list.bulk_more', { count: count - Math.min(selected.length, namedAtMost) })}</li>
            )}
          </ul>
          {needsReason && (
            <Field label={t('form.reason')} hint={t('form.reason_hint')} required>
              {(control) => <TextArea {...control} name="reason" maxLength={500} data-first />}
            </Field>
          )}
        </form>
      )}
    </Dialog>
  )
}

/** Of this row; what the server cannot do for any row now ends the work. */
function isRefusal(thrown: unknown): thrown is Failure {
  return thrown instanceof Failure && thrown.kind === 'refused' && thrown.status < 500 && thrown.status !== 429
}

function Outcome({ result: { done, refused }, count }: { result: BulkResult; count: number }) {
  const { t } = useTranslation('management')
  const left = count - done - refused.length
  return (
    <div role="status">
      <p>{t('list.bulk_done', { count: done, done: formatNumber(done) })}</p>
      {left > 0 && <p>{t('list.bulk_left', { count: left, left: formatNumber(left) })}</p>}
      {refused.length > 0 && (
        <>
          <p>{t('list.bulk_refused', { count: refused.length, refused: formatNumber(refused.length) })}</p>
          <ul className={styles.bulkRows}>
            {refused.map(({ name, why }) => (
              <li key={name}>
                <b>{name}</b>
                {t('list.colon')}
                {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Read before anything is done: what has been changed may no longer match, or stand elsewhere. */
async function readAll<Row>({ call, search, any_of, where, order_by }: LoadedList<Row>): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | null = null
  do {
    const query = { search, any_of, where, order_by, size: 100, ...(after === null ? {} : { after }) }
    // Lists differ in their rows; each is read on in the same way.
    const part: { list: unknown[]; next: string | null } = await ask(
      quietCaller(),
      call as 'GET /api/management/tags',
      { query: query as object },
    )
    rows.push(...(part.list as Row[]))
    after = part.next
  } while (after !== null && rows.length < mostMatching)
  return rows
}

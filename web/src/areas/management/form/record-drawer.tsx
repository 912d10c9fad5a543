import type { ManagementScreen } from '@atrium/contract/management'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { LeaveGuard } from '../../../page/leave-guard.tsx'
import type { ApiCaller } from '../../../platform/api/ask.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { MayChange, useMayChange } from '../frame/may-change.tsx'
import { FormConflict } from './form-conflict.tsx'
import { FormFields, type ManagementFormField } from './form-fields.tsx'
import styles from './record-drawer.module.css'
import { RecordParts } from './record-parts.tsx'
import { useForm } from './use-form.ts'
import { useOpened } from './use-opened.ts'

interface RecordDrawerProps<Data, Values extends object> {
  screen: ManagementScreen
  /** Where two drawers share a screen: the name in the address. */
  name?: string
  read: (caller: ApiCaller, id: number) => Promise<Data>
  /** What the form edits; a new record begins with what it makes of null. */
  values: (record: Data | null) => Values
  schema: z.ZodType
  fields:
    | ManagementFormField<keyof Values & string>[]
    | ((record: Data | null) => ManagementFormField<keyof Values & string>[])
  title: (record: Data) => string
  /** Of a new record, if not `{screen}.new`. */
  newTitle?: string
  note?: (record: Data) => string
  picture?: (record: Data) => ReactNode
  /** Without it the record is only looked at. */
  save?: (caller: ApiCaller, values: Values, record: Data | null) => Promise<unknown>
  /** At the far left: what ends it. `done` closes the drawer. */
  danger?: (record: Data, done: () => void) => ReactNode
  /** Further buttons before 'save'. */
  actions?: (record: Data, done: () => void) => ReactNode
  /** Under the fields. */
  aside?: (record: Data, again: () => void) => ReactNode
}

/** One record of a list, opened by the address: read, changed, saved, ended. */
export function RecordDrawer<Data, Values extends object>(props: RecordDrawerProps<Data, Values>) {
  const { screen, name = 'open', read } = props
  const { t } = useTranslation('management')
  const { opened, close } = useOpened(name)
  const mayChange = useMayChange()
  const { data, failure, reload } = useQueryFunction(read, opened === 'new' ? null : opened)

  if (opened === null || (opened === 'new' && !mayChange)) return null
  if (opened === 'new')
    return <Opened {...props} key="new" opened={opened} record={null} again={reload} close={close} />
  if (data !== null) {
    return <Opened {...props} key={JSON.stringify(data)} opened={opened} record={data} again={reload} close={close} />
  }
  return (
    <Drawer open onClose={close} title={t(`${screen}.title`)}>
      {failure ? <CallOut kind="error">{failureText(failure)}</CallOut> : <WaitingRows rows={5} />}
    </Drawer>
  )
}

interface OpenRecordProps<Data, Values extends object> extends RecordDrawerProps<Data, Values> {
  opened: number | 'new'
  record: Data | null
  again: () => void
  close: () => void
}

function Opened<Data, Values extends object>(props: OpenRecordProps<Data, Values>) {
  const { screen, name = 'open', opened, record, values, schema, again, close, danger, actions, aside } = props
  const { t } = useTranslation('management')
  const { revalidate } = useRevalidator()
  const save = useAllowed(props.save)
  const saved = useRef(false)
  const fields = typeof props.fields === 'function' ? props.fields(record) : props.fields
  const form = useForm({
    name: `management:${screen}:${name}:${opened}`,
    initial: values(record),
    secrets: fields.filter(({ secret }) => secret).map(({ name }) => name),
    schema,
    save: async (caller, written) => save?.(caller, written, record),
    onSaved: () => {
      saved.current = true
      toast.success(t('form.saved'))
      done()
    },
  })

  function done() {
    close()
    void revalidate()
  }

  return (
    <Drawer
      open
      startsInForm={!record}
      onClose={close}
      title={record ? props.title(record) : (props.newTitle ?? t(`${screen}.new`))}
      {...(record && props.note ? { note: props.note(record) } : {})}
      picture={record && props.picture?.(record)}
      danger={<MayChange>{record && danger?.(record, done)}</MayChange>}
      actions={
        <>
          {record && actions?.(record, done)}
          <Button onClick={close}>{t(save ? 'form.cancel' : 'form.close')}</Button>
          {save && (
            <Button kind="primary" disabled={form.busy} onClick={form.submit}>
              {t('form.save')}
            </Button>
          )}
        </>
      }
    >
      <RecordParts screen={screen} name={name} id={opened} className={styles.form}>
        {form.isStale ? (
          <CallOut kind="error">
            {t('form.stale')}{' '}
            <Button size="small" onClick={again}>
              {t('form.again')}
            </Button>
          </CallOut>
        ) : (
          form.error && <CallOut kind="error">{form.error}</CallOut>
        )}
        <RestoredNote isRestored={form.isRestored} discard={form.discard} />
        <ReadOrWrite isForm={props.save !== undefined}>
          <FormFields
            screen={screen}
            fields={fields}
            values={form.values as Record<string, unknown>}
            errors={form.errors}
            onChange={form.change}
          />
        </ReadOrWrite>
        {record && aside?.(record, again)}
      </RecordParts>
      {save && <LeaveGuard dirty={() => form.dirty && !saved.current} onDiscard={form.discard} />}
      {record && form.conflicts.length > 0 && (
        <FormConflict
          screen={screen}
          fields={fields.filter(({ name }) => form.conflicts.includes(name))}
          mine={form.values}
          theirs={values(record)}
          onSettled={form.settle}
        />
      )}
    </Drawer>
  )
}

function useAllowed<Save>(save: Save | undefined): Save | undefined {
  return useMayChange() ? save : undefined
}

interface ReadOrWriteProps {
  /** A record that nobody changes here needs no sentence about it. */
  isForm: boolean
  children: ReactNode
}

/** Whoever may only look reads the same fields, and why they cannot be written in. */
function ReadOrWrite({ isForm, children }: ReadOrWriteProps) {
  const { t } = useTranslation('management')
  const mayChange = useMayChange()
  if (mayChange) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and no field here is
    <section className={styles.form} aria-label={t('page.view_only')} tabIndex={0}>
      {isForm && <CallOut>{t('page.view_only')}</CallOut>}
      <fieldset disabled>{children}</fieldset>
    </section>
  )
}

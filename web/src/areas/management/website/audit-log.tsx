import type { Answer } from '@atrium/contract/calls'
import { type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { auditActions, auditKindNames } from '@atrium/contract/operation/audit-actions'
import { addressOf } from '@atrium/contract/operation/audit-sentence'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { useSingleKeys } from '../../../page/keys.ts'
import { useAddressWith } from '../../../platform/address/address.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import { groupByDay, timeOf } from '../audit/audit-days.ts'
import { AuditSentence } from '../audit/audit-sentence.tsx'
import { DayHeading } from '../audit/day-heading.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { type LoadedList, loadList, type RowOf } from '../list/list-address.ts'
import type { ListColumn, ListFilter } from '../list/list-declaration.ts'
import { ListExport } from '../list/list-export.tsx'
import { ListFilters } from '../list/list-filters.tsx'
import { countText } from '../list/list-rows.tsx'
import { ListViews } from '../list/list-views.tsx'
import { AuditDrawer } from './audit-drawer.tsx'
import styles from './audit-log.module.css'

const call = 'GET /api/management/audit-log'
const kinds = { user_id: 'number', action: 'text', kind: 'text', screen: 'text', days: 'days' } as const

export const clientLoader = loadList(call, kinds)

type AuditRow = RowOf<typeof call>

/** What staff did, as sentences, day by day; it is read on and on. */
export default function AuditLog({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const title = t('audit_log.title')
  const { filters, columns } = useAuditWords()

  return (
    <>
      <ScreenHead
        title={title}
        note={
          <Answered answer={loaderData.answer} waiting={null} failed={null}>
            {({ total }) => t('list.total', { count: total, total: countText(total) })}
          </Answered>
        }
      >
        <ListExport screen="audit_log" texts="audit_log" title={title} columns={columns} loaded={loaderData} />
      </ScreenHead>
      <section className={styles.box}>
        <div className={styles.tools}>
          <ListFilters texts="audit_log" chosen={loaderData.chosen} filters={filters} columns={columns} />
          <ListViews screen="audit_log" columns="" />
        </div>
        <Answered answer={loaderData.answer} waiting={<WaitingRows rows={8} />}>
          {(answer) => <AuditDays key={JSON.stringify(loaderData.chosen)} loaded={loaderData} first={answer} />}
        </Answered>
      </section>
      <AuditDrawer />
    </>
  )
}

/** What the log can be narrowed by, and what an export of it calls its values. */
function useAuditWords(): { filters: ListFilter[]; columns: ListColumn<AuditRow>[] } {
  const { t } = useTranslation('management')
  const { data: people } = useQuery('GET /api/management/audit-log/people', {})
  const screens = Object.keys(managementScreens) as ManagementScreen[]
  const screenNames = Object.fromEntries(screens.map((screen) => [screen, t(`${screen}.title`)]))
  const actionNames = Object.fromEntries(auditActions.map((action) => [action, t(`audit_log.action.${action}`)]))
  const kindNames = Object.fromEntries(auditKindNames.map((kind) => [kind, t(`audit_log.kind.${kind}`)]))
  const persons = (people?.list ?? []).map(({ user_id, user_name }) => ({
    value: String(user_id),
    name: user_name ?? t('audit_log.no_name', { id: user_id }),
  }))

  return {
    filters: [
      { name: 'user_id', options: persons },
      { name: 'action', options: optionsOf(actionNames) },
      { name: 'kind', options: optionsOf(kindNames) },
      { name: 'screen', options: optionsOf(screenNames) },
      { name: 'days', kind: 'days' },
    ],
    columns: [
      { column: 'created_at', kind: 'moment', sort: true },
      { column: 'user_name' },
      { column: 'action', values: actionNames },
      { column: 'kind', values: kindNames },
      { column: 'object_name', values: screenNames },
      { column: 'screen', values: screenNames },
      { column: 'reason' },
    ],
  }
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}

interface AuditDaysProps {
  loaded: LoadedList<AuditRow>
  first: { list: AuditRow[]; next: string | null }
}

function AuditDays({ loaded, first }: AuditDaysProps) {
  const { t } = useTranslation('management')
  const [later, setLater] = useState<Pick<Answer<typeof call>, 'list' | 'next'> | null>(null)
  const { run, busy, error } = useRun()
  const place = useRef<HTMLDivElement>(null)
  const rows = [...first.list, ...(later?.list ?? [])]
  const next = later ? later.next : first.next
  useRowKeys(place, rows)

  function loadMore() {
    const { search, any_of, where, order_by, chosen } = loaded
    void run(async () => {
      const query = { search, any_of, where, order_by, size: chosen.size, after: next ?? undefined }
      const more = await ask(quietCaller(), call, { query })
      setLater({ list: [...(later?.list ?? []), ...more.list], next: more.next })
    })
  }

  if (rows.length === 0)
    return (
      <div className={styles.end}>
        <Empty title={t('list.nothing')} />
      </div>
    )
  return (
    <div ref={place}>
      {groupByDay(rows).map(({ day, rows: of }) => (
        <section key={day}>
          <DayHeading className={styles.day} moment={of[0]?.created_at ?? ''} />
          <ol className={styles.rows}>
            {of.map((row) => (
              <AuditLine key={row.audit_id} row={row} />
            ))}
          </ol>
        </section>
      ))}
      <div className={styles.end}>
        {error && <CallOut kind="error">{error}</CallOut>}
        {next ? (
          <Button aria-disabled={busy} onClick={loadMore}>
            {t(busy ? 'audit_log.loading' : 'audit_log.more')}
          </Button>
        ) : (
          <p role="status">{t('audit_log.no_more')}</p>
        )}
      </div>
    </div>
  )
}

function AuditLine({ row }: { row: AuditRow }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()

  return (
    <li>
      <Link
        className={styles.time}
        to={addressWith({ open: String(row.audit_id) })}
        aria-label={t('audit_log.details', { time: timeOf(row.created_at) })}
        preventScrollReset
      >
        <time dateTime={row.created_at}>{timeOf(row.created_at)}</time>
      </Link>
      <Avatar name={row.user_name ?? '–'} image={row.photo_url} size={24} />
      <p>
        <AuditSentence event={row} />
      </p>
      <span className={styles.screen}>{t(`${row.screen as ManagementScreen}.title`)}</span>
    </li>
  )
}

/** J and K go from one to the next, Enter opens it, O opens the thing. */
function useRowKeys(place: RefObject<HTMLDivElement | null>, rows: AuditRow[]) {
  const navigate = useNavigate()
  useSingleKeys(({ key }) => {
    const links = [...(place.current?.querySelectorAll<HTMLElement>(`.${styles.time}`) ?? [])]
    const here = links.indexOf(document.activeElement as HTMLElement)
    if (key === 'j' || key === 'k') {
      const goal = links[key === 'j' ? here + 1 : Math.max(here - 1, 0)]
      goal?.focus()
      return goal !== undefined
    }
    const row = rows[here]
    const address = key === 'o' && row && !row.is_gone ? addressOf(row.kind, row.object_id) : null
    if (address === null) return false
    void navigate(address)
    return true
  })
}

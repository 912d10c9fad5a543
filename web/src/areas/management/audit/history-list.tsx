import type { Answer } from '@atrium/contract/calls'
import { type AuditKind, auditKinds } from '@atrium/contract/operation/audit-actions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { groupByDay, timeOf } from './audit-days.ts'
import { AuditChanges, AuditSentence } from './audit-sentence.tsx'
import { DayHeading } from './day-heading.tsx'
import styles from './history-list.module.css'

const call = 'GET /api/management/screens/{screen}/audit'
type HistoryPage = Answer<typeof call>

/** What was done to one record, the newest first. */
export function HistoryList({ kind, id }: { kind: AuditKind; id: number }) {
  const { t } = useTranslation('management')
  const { screen } = auditKinds[kind]
  const object = `${kind}:${id}`
  const { data, failure, isLoading } = useQuery(call, { params: { screen }, query: { object } })
  const [later, setLater] = useState<HistoryPage | null>(null)
  const { run, busy, error } = useRun()
  const next = later ? later.next : data?.next
  const events = [...(data?.list ?? []), ...(later?.list ?? [])]

  function loadMore() {
    void run(async () => {
      const more = await ask(quietCaller(), call, { params: { screen }, query: { object, after: next ?? undefined } })
      setLater({ list: [...(later?.list ?? []), ...more.list], next: more.next })
    })
  }

  return (
    <div className={styles.history}>
      {failure && <CallOut kind="error">{failureText(failure)}</CallOut>}
      {isLoading && <WaitingRows rows={4} />}
      {data && events.length === 0 && <p className={styles.empty}>{t('audit_log.history_empty')}</p>}
      {groupByDay(events).map(({ day, rows }) => (
        <section key={day}>
          <DayHeading className={styles.day} moment={rows[0]?.created_at ?? ''} />
          <ol>
            {rows.map((event) => (
              <li key={event.audit_id}>
                <Avatar name={event.user_name ?? '–'} image={event.photo_url} size={24} />
                <div>
                  <p>
                    <AuditSentence event={event} />
                  </p>
                  <time dateTime={event.created_at}>{timeOf(event.created_at)}</time>
                  {event.changes.length > 1 && <AuditChanges event={event} />}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {error && <CallOut kind="error">{error}</CallOut>}
      {next && (
        <Button aria-disabled={busy} onClick={loadMore}>
          {t(busy ? 'audit_log.loading' : 'audit_log.more')}
        </Button>
      )}
    </div>
  )
}

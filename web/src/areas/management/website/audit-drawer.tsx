import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { failureText } from '../../../platform/api/failures.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useOpened } from '../form/use-opened.ts'
import styles from './audit-drawer.module.css'

type AuditRecordData = Answer<'GET /api/management/audit-log/{audit_id}'>

/** What somebody did: only looked at, because nobody changes it. */
export function AuditDrawer() {
  const { t } = useTranslation('management')
  const { opened, close } = useOpened()
  const audit_id = opened === 'new' ? null : opened
  const input = audit_id === null ? null : { params: { audit_id } }
  const { data: done, failure, isLoading } = useQuery('GET /api/management/audit-log/{audit_id}', input)
  if (audit_id === null) return null

  return (
    <Drawer
      open
      onClose={close}
      title={done ? done.call : t('audit_log.title')}
      {...(done ? { note: `${done.subject} ${done.subject_id ?? ''}` } : {})}
      actions={<Button onClick={close}>{t('form.close')}</Button>}
    >
      {failure && <CallOut kind="error">{failureText(failure)}</CallOut>}
      {isLoading && <WaitingRows rows={5} />}
      {done && <Details done={done} />}
    </Drawer>
  )
}

function Details({ done }: { done: AuditRecordData }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const facts: [string, string | null][] = [
    [t('audit_log.field.when'), formatMoment(done.created_at, new Date().toISOString(), language)],
    [t('audit_log.field.who'), `${done.user_name ?? ''} #${done.user_id}`],
    [t('audit_log.field.why'), done.reason],
    [t('audit_log.field.network'), [done.network, done.country].filter(Boolean).join(' · ')],
    [t('audit_log.field.user_agent'), done.user_agent],
    [t('audit_log.field.request_id'), done.request_id],
  ]

  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('list.none')}</dd>
          </div>
        ))}
      </dl>
      <Difference before={done.before} after={done.after} />
    </>
  )
}

/** A row for each value that differs, before and after side by side. */
function Difference({ before, after }: Pick<AuditRecordData, 'before' | 'after'>) {
  const { t } = useTranslation('management')
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <p>{t('audit_log.no_difference')}</p>

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('audit_log.difference')}>
      <table className={styles.difference}>
        <thead>
          <tr>
            <th scope="col">{t('audit_log.value')}</th>
            <th scope="col">{t('audit_log.before')}</th>
            <th scope="col">{t('audit_log.after')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatAuditValue(before?.[name])}</td>
              <td>{formatAuditValue(after?.[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function formatAuditValue(value: unknown): string {
  if (value === undefined || value === null) return '—'
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

import type { Answer } from '@atrium/contract/calls'
import type { ManagementScreen } from '@atrium/contract/management'
import { auditText, describeAudit, reasonText } from '@atrium/contract/operation/audit-sentence'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { failureText } from '../../../platform/api/failures.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatClock } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { AuditChanges, AuditSentence, useSentenceWords } from '../audit/audit-sentence.tsx'
import { useOpened } from '../form/use-opened.ts'
import styles from './audit-drawer.module.css'

type AuditRecordData = Answer<'GET /api/management/audit-log/{audit_id}'>
type AuditFact = [name: string, value: string | null]

/** What somebody did: only looked at, because nobody changes it. */
export function AuditDrawer() {
  const { t } = useTranslation('management')
  const words = useSentenceWords()
  const { opened, close } = useOpened()
  const audit_id = opened === 'new' ? null : opened
  const input = audit_id === null ? null : { params: { audit_id } }
  const { data: done, failure, isLoading } = useQuery('GET /api/management/audit-log/{audit_id}', input)
  if (audit_id === null) return null

  return (
    <Drawer
      open
      onClose={close}
      title={done ? auditText(describeAudit(done, words)) : t('audit_log.title')}
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
  const words = useSentenceWords()
  const { network, country, device, call, user_agent, request_id } = done

  return (
    <div className={styles.details}>
      <p>
        <AuditSentence event={done} />
      </p>
      <Facts
        facts={[
          [t('audit_log.field.when'), formatClock(done.created_at)],
          [t('audit_log.field.who'), done.user_name ?? t('audit_log.no_name', { id: done.user_id })],
          [t('audit_log.field.where'), t(`${done.screen as ManagementScreen}.title`)],
          [t('audit_log.field.why'), reasonText(done, words)],
        ]}
      />
      <AuditChanges event={done} />
      <details className={styles.technical}>
        <summary>{t('audit_log.technical')}</summary>
        <Facts
          facts={[
            [t('audit_log.field.from'), device],
            [t('audit_log.field.network'), [network, country].filter(Boolean).join(' · ')],
            [t('audit_log.field.call'), call],
            [t('audit_log.field.request_id'), request_id],
            [t('audit_log.field.user_agent'), user_agent],
          ]}
        />
      </details>
    </div>
  )
}

function Facts({ facts }: { facts: AuditFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

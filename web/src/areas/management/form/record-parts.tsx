import type { ManagementScreen } from '@atrium/contract/management'
import { type AuditKind, auditKinds } from '@atrium/contract/operation/audit-actions'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import { HistoryList } from '../audit/history-list.tsx'
import styles from './record-parts.module.css'

interface RecordPartsProps {
  screen: ManagementScreen
  /** The name of the drawer in the address. */
  name: string
  id: number | 'new'
  /** Of what it holds. */
  className: string | undefined
  children: ReactNode
}

/** What a record holds, and what was done to it. The form stays as it is behind the history. */
export function RecordParts({ screen, name, id, className, children }: RecordPartsProps) {
  const { t } = useTranslation('management')
  const { search } = useLocation()
  const panel = useId()
  const [current, setCurrent] = useState('content')
  const kind = kindOfDrawer(screen, name, new URLSearchParams(search))
  const content = <div className={className}>{children}</div>
  if (id === 'new' || kind === null) return content

  return (
    <>
      <div className={styles.tabs}>
        <TabList
          label={t('audit_log.parts')}
          panel={panel}
          current={current}
          onChange={setCurrent}
          tabs={[
            { id: 'content', name: t('audit_log.content') },
            { id: 'history', name: t('audit_log.history') },
          ]}
        />
      </div>
      <TabPanel panel={panel} current={current}>
        <div hidden={current !== 'content'}>{content}</div>
        {current === 'history' && <HistoryList kind={kind} id={id} />}
      </TabPanel>
    </>
  )
}

/** What the audit log calls the records of a drawer: the kind whose address is the one that is open. */
function kindOfDrawer(screen: ManagementScreen, name: string, fields: URLSearchParams): AuditKind | null {
  const kinds = (Object.keys(auditKinds) as AuditKind[]).flatMap((kind) => {
    const { address } = auditKinds[kind]
    if (auditKinds[kind].screen !== screen || address === null) return []
    const wanted = [...new URLSearchParams(address.slice(address.indexOf('?')))]
    const isHere = wanted.every(([key, value]) => (value === '' ? key === name : fields.get(key) === value))
    return isHere ? [{ kind, exact: wanted.length }] : []
  })
  return kinds.sort((one, other) => other.exact - one.exact)[0]?.kind ?? null
}

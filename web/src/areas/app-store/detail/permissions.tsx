import { useTranslation } from 'react-i18next'
import { CallOut } from '../../../ui/call-out.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Table } from '../../../ui/table.tsx'
import type { AppDetail } from './answers.ts'
import styles from './permissions.module.css'

/** These change what is there, or speak in somebody's name: a reader's eye should stop at them. */
const heavy = ['manage_accounts', 'write_forms', 'act_in_flows', 'write_files', 'write_calendar', 'start_flows']

/** What it may do inside, then what leaves the network: both before anybody asks for it. */
export function Permissions({ app: { permissions, data_sent } }: { app: AppDetail }) {
  const { t } = useTranslation('download')

  return (
    <>
      <section>
        <Lintel size="section">{t('apps.permissions')}</Lintel>
        {permissions.length === 0 && <p>{t('apps.no_permissions')}</p>}
        <dl className={styles.permissions}>
          {permissions.map(({ permission, reason }) => (
            <div key={permission} data-heavy={heavy.includes(permission) || undefined}>
              <dt>
                {t(`apps.permission.${permission}`)}
                {heavy.includes(permission) && <em>{t('apps.changes_things')}</em>}
              </dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <Lintel size="section">{t('apps.data_sent')}</Lintel>
        {data_sent.length === 0 ? (
          <CallOut kind="success">{t('apps.nothing_sent')}</CallOut>
        ) : (
          <Table
            caption={t('apps.data_sent')}
            rows={data_sent}
            keyOf={({ host, what }) => `${host} ${what}`}
            columns={[
              { id: 'what', name: t('apps.sent.what'), cell: ({ what }) => what },
              { id: 'receiver', name: t('apps.sent.receiver'), cell: ({ receiver }) => receiver },
              { id: 'why', name: t('apps.sent.why'), cell: ({ why }) => why },
              { id: 'host', name: t('apps.sent.host'), cell: ({ host }) => <code>{host}</code> },
            ]}
          />
        )}
      </section>
    </>
  )
}

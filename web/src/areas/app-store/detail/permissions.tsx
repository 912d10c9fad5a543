import { useTranslation } from 'react-i18next'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
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
          <ul className={styles.sent}>
            {data_sent.map((sent) => (
              <Sent key={`${sent.host} ${sent.what}`} sent={sent} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** Nothing of it may be cut off or scroll out of sight: it is what somebody agrees to. */
function Sent({ sent: { what, receiver, why, host } }: { sent: AppDetail['data_sent'][number] }) {
  const { t } = useTranslation('download')

  return (
    <li>
      <h3>{what}</h3>
      <dl>
        <dt>{t('apps.sent.receiver')}</dt>
        <dd>{receiver}</dd>
        <dt>{t('apps.sent.why')}</dt>
        <dd>{why}</dd>
        <dt>{t('apps.sent.host')}</dt>
        <dd>
          <code>{host}</code>
        </dd>
      </dl>
    </li>
  )
}

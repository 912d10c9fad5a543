import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { LoadedList, RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { PersonCell } from '../list/person-cell.tsx'
import styles from './message-log.module.css'

type SmsLogRow = RowOf<'GET /api/management/sms-log'>

const states = ['waiting', 'sending', 'sent', 'failed'] as const
const templates = [
  ...([
    'code',
    'password_changed',
    'sign_in_changed',
    'export_ready',
    'erasure_asked',
    'erased',
    'project_invited',
  ] as const),
  ...(['notice', 'notice_digest'] as const),
]
const verdicts = { sent: 'good', failed: 'bad' } as const

/** What was sent to mobiles, or to mail boxes: neither shows an address in full. */
export function MessageLog({ screen, loaded }: { screen: 'sms_log' | 'email_log'; loaded: LoadedList<SmsLogRow> }) {
  const { t } = useTranslation('management')
  const stateNames = Object.fromEntries(states.map((state) => [state, t(`${screen}.state.${state}`)]))

  return (
    <ListScreen
      screen={screen}
      loaded={loaded}
      keyOf={({ message_id }) => message_id}
      filters={[
        { name: 'state', options: states.map((state) => ({ value: state, name: stateNames[state] ?? state })) },
        { name: 'days', kind: 'days' },
      ]}
      columns={[
        { column: 'created_at', kind: 'moment', sort: true },
        { column: 'masked_address' },
        { column: 'user_name', cell: (row) => <PersonCell {...row} /> },
        {
          column: 'template',
          values: Object.fromEntries(templates.map((template) => [template, t(`${screen}.template.${template}`)])),
        },
        {
          column: 'state',
          values: stateNames,
          cell: ({ state }) => (
            <Tag kind={verdicts[state as keyof typeof verdicts] ?? 'usual'}>{stateNames[state]}</Tag>
          ),
        },
        { column: 'sent_at', kind: 'moment', minor: true },
        { column: 'provider', minor: true },
        ...(screen === 'sms_log' ? [{ column: 'cost', minor: true as const }] : []),
        {
          column: 'answer',
          minor: true,
          cell: ({ answer }) =>
            answer && (
              <details className={styles.technical}>
                <summary>{t('audit_log.technical')}</summary>
                <code>{answer}</code>
              </details>
            ),
        },
      ]}
    />
  )
}

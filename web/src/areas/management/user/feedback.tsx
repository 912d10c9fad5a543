import { useTranslation } from 'react-i18next'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import styles from './feedback.module.css'
import { FeedbackDrawer } from './feedback-drawer.tsx'

export const clientLoader = loadList('GET /api/management/feedbacks', { state: 'text', days: 'days' })

/** After a week somebody has waited too long. */
const tooLong = 7

export default function Feedback({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const states = {
    received: t('feedback.state.received'),
    in_work: t('feedback.state.in_work'),
    answered: t('feedback.state.answered'),
    shipped: t('feedback.state.shipped'),
  }
  const options = Object.entries(states).map(([value, name]) => ({ value, name }))

  return (
    <ListScreen
      screen="feedback"
      loaded={loaderData}
      keyOf={({ feedback_id }) => feedback_id}
      columns={[
        {
          column: 'beginning',
          opens: true,
          cell: ({ beginning, feedback_id }) => (
            <span className={styles.beginning}>{beginning || t('feedback.picture', { id: feedback_id })}</span>
          ),
        },
        { column: 'user_name', cell: ({ user_name }) => user_name ?? t('feedback.nobody') },
        { column: 'company_name', minor: true },
        {
          column: 'state',
          values: states,
          cell: ({ state, shipped_in }) => (shipped_in ? `${states[state]} ${shipped_in}` : states[state]),
        },
        {
          column: 'waiting_days',
          cell: ({ waiting_days }) =>
            waiting_days !== null && (
              <span className={styles.waiting} data-long={waiting_days >= tooLong || undefined}>
                {t('feedback.days', { count: waiting_days })}
              </span>
            ),
        },
        { column: 'message_count', kind: 'number' },
        { column: 'created_at', kind: 'moment', sort: true, minor: true },
        { column: 'updated_at', kind: 'moment', sort: true },
      ]}
      filters={[
        { name: 'state', options },
        { name: 'days', kind: 'days' },
      ]}
      bulk={(['in_work', 'answered'] as const).map((state) => ({
        name: state,
        run: async (caller: ApiCaller, rows: { feedback_id: number }[]) => {
          for (const { feedback_id } of rows) {
            await ask(caller, 'PUT /api/feedbacks/{feedback_id}/state', { params: { feedback_id }, body: { state } })
          }
        },
      }))}
    >
      <FeedbackDrawer options={options} />
    </ListScreen>
  )
}

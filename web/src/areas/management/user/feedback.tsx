import { useTranslation } from 'react-i18next'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList, type RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import styles from './feedback.module.css'
import { FeedbackDrawer } from './feedback-drawer.tsx'

export const clientLoader = loadList('GET /api/management/feedbacks', {
  state: 'text',
  assignee_id: 'number',
  days: 'days',
})

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

  const { data: staff } = useQuery('GET /api/management/feedbacks/staff', {})
  const people = (staff?.list ?? []).map(({ user_id, user_name }) => ({ value: String(user_id), name: user_name }))
  const assignees = [{ value: '0', name: t('feedback.unassigned') }, ...people]

  return (
    <ListScreen
      screen="feedback"
      loaded={loaderData}
      keyOf={({ feedback_id }) => feedback_id}
      columns={[
        {
          column: 'beginning',
          opens: true,
          cell: ({ beginning, feedback_id, hit }) => (
            <span className={styles.found}>
              <span className={styles.beginning}>{beginning || t('feedback.picture', { id: feedback_id })}</span>
              {hit && <FeedbackHit hit={hit} />}
            </span>
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
        { column: 'assignee_name' },
        { column: 'message_count', kind: 'number' },
        { column: 'created_at', kind: 'moment', sort: true, minor: true },
        { column: 'updated_at', kind: 'moment', sort: true },
      ]}
      filters={[
        { name: 'state', options },
        { name: 'assignee_id', options: assignees },
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
      <FeedbackDrawer options={options} people={people} />
    </ListScreen>
  )
}

type FeedbackHitData = NonNullable<RowOf<'GET /api/management/feedbacks'>['hit']>

/** Where the words stand: in the text itself, or in what was written after it. */
function FeedbackHit({ hit: { place, pieces } }: { hit: FeedbackHitData }) {
  const { t } = useTranslation('management')
  return (
    <span className={styles.hit}>
      <span>{t(`feedback.place.${place}`)}</span>{' '}
      {pieces.map(({ text, is_match }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
        is_match ? <mark key={at}>{text}</mark> : text,
      )}
    </span>
  )
}

import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

export const clientLoader = loadList('GET /api/management/dead-jobs', { days: 'days' })

/** Work nobody could finish: a person looks at why, and has it done again or gives it up. */
export default function DeadJobs({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')

  return (
    <ListScreen
      screen="settings"
      texts="dead_jobs"
      title={t('page.dead-jobs')}
      loaded={loaderData}
      keyOf={({ job_id }) => job_id}
      filters={[{ name: 'days', kind: 'days' }]}
      columns={[
        { column: 'name', sort: true },
        { column: 'died_at', kind: 'moment', sort: true },
        { column: 'message' },
        { column: 'attempts', kind: 'number' },
        { column: 'payload', minor: true, cell: ({ payload }) => <code>{payload}</code> },
        { column: 'enqueued_at', kind: 'moment', minor: true },
      ]}
      rowActions={({ job_id }) => <Doing job_ids={[job_id]} />}
      bulk={[
        {
          name: 'again',
          button: (rows, done) => <Doing job_ids={rows.map(({ job_id }) => job_id)} onDone={done} />,
        },
      ]}
    />
  )
}

function Doing({ job_ids, onDone }: { job_ids: string[]; onDone?: () => void }) {
  const { t } = useTranslation('management')
  const done = onDone ? { onDone } : {}

  return (
    <>
      <ReasonButton
        size="small"
        danger={false}
        label={t('dead_jobs.retry')}
        run={(caller, reason) => ask(caller, 'POST /api/management/dead-jobs/retry', { body: { job_ids, reason } })}
        {...done}
      />{' '}
      <ReasonButton
        size="small"
        label={t('dead_jobs.discard')}
        lead={t('dead_jobs.discard_lead')}
        run={(caller, reason) => ask(caller, 'POST /api/management/dead-jobs/removal', { body: { job_ids, reason } })}
        {...done}
      />
    </>
  )
}

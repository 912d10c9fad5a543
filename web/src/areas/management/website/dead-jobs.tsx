import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { ListPager } from '../../../page/list-pager.tsx'
import { SearchWithin } from '../../../page/own-list.tsx'
import { useTicked } from '../../../page/use-ticked.ts'
import { ask } from '../../../platform/ask.ts'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { usePage } from '../../../platform/page.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { ScreenProps } from '../frame/screen-props.ts'
import { loadList, pageSize, type RowOf } from '../list/list-address.ts'
import styles from '../list/list-screen.module.css'

export const clientLoader = loadList('GET /api/management/dead-jobs')

type DeadJob = RowOf<'GET /api/management/dead-jobs'>

/** Work nobody could finish: a person looks at why, and has it done again or gives it up. */
export default function DeadJobs({ loaderData: { chosen, answer } }: ScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')

  return (
    <>
      <ScreenHead title={t('page.dead-jobs')} />
      <section className={styles.box}>
        <div className={styles.tools}>
          <SearchWithin label={t('dead_jobs.keyword')} keyword={chosen.keyword} />
        </div>
        <Answered answer={answer} waiting={<WaitingRows rows={8} />}>
          {({ list, total }) => (
            <>
              {list.length > 0 ? <Jobs list={list} /> : <Empty title={t('dead_jobs.empty')} />}
              <div className={styles.pager}>
                <ListPager page={chosen.page} total={total} size={pageSize} />
              </div>
            </>
          )}
        </Answered>
      </section>
    </>
  )
}

function Jobs({ list }: { list: DeadJob[] }) {
  const { t } = useTranslation('management')
  const ticked = useTicked(list.map((_, place) => place))
  const selected = list.filter((_, place) => ticked.has(place)).map(({ job_id }) => job_id)
  const columns = useColumns()
  const choice: Column<DeadJob> = {
    id: 'choice',
    kind: 'choice',
    name: (
      <Checkbox
        aria-label={t('list.tick_all')}
        checked={ticked.isAll}
        partly={ticked.isSome}
        onChange={ticked.toggleAll}
      />
    ),
    cell: (row) => (
      <Checkbox
        aria-label={t('list.tick', { row: list.indexOf(row) + 1 })}
        checked={ticked.has(list.indexOf(row))}
        onChange={() => ticked.toggle(list.indexOf(row))}
      />
    ),
  }

  return (
    <>
      {selected.length > 0 && (
        <div className={styles.bulk} role="status">
          <span>{t('list.ticked', { count: selected.length })}</span>
          <Doing job_ids={selected} onDone={ticked.none} />
        </div>
      )}
      <Table
        caption={t('page.dead-jobs')}
        columns={[
          choice,
          ...columns,
          { id: 'actions', name: '', kind: 'actions', cell: ({ job_id }) => <Doing job_ids={[job_id]} /> },
        ]}
        rows={list}
        keyOf={({ job_id }) => job_id}
        isSelected={(row) => ticked.has(list.indexOf(row))}
      />
    </>
  )
}

function useColumns(): Column<DeadJob>[] {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const moment = (at: string | null) => (at ? formatMoment(at, new Date().toISOString(), language) : t('list.none'))

  return [
    { id: 'name', name: t('dead_jobs.column.name'), cell: ({ name }) => name },
    { id: 'died_at', name: t('dead_jobs.column.died_at'), cell: ({ died_at }) => moment(died_at) },
    { id: 'message', name: t('dead_jobs.column.message'), cell: ({ message }) => message ?? t('list.none') },
    {
      id: 'attempts',
      name: t('dead_jobs.column.attempts'),
      kind: 'number',
      cell: ({ attempts }) => formatNumber(attempts),
    },
    { id: 'payload', name: t('dead_jobs.column.payload'), minor: true, cell: ({ payload }) => <code>{payload}</code> },
    {
      id: 'enqueued_at',
      name: t('dead_jobs.column.enqueued_at'),
      minor: true,
      cell: ({ enqueued_at }) => moment(enqueued_at),
    },
  ]
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

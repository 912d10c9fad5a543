import type { Answer } from '@atrium/contract/calls'
import { problems } from '@atrium/contract/item/problems'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { z } from 'zod'
import { ask } from '../../../platform/api/ask.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { LoadedList, RowOf } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import styles from './resource.module.css'

type AbuseReportRow = RowOf<'GET /api/management/abuse-reports'>
type ManagedAbuseReport = Answer<'GET /api/management/abuse-reports/{report_id}'>

/** Abuse reports: staff close each one, and its sender is notified of the result. */
export function ReportList({ loaded, which }: { loaded: LoadedList<AbuseReportRow>; which: ReactNode }) {
  const { t } = useTranslation('management')
  const kinds = { resource: t('ratings.kind.resource'), app: t('ratings.kind.app') }
  const states = {
    open: t('ratings.report_state.open'),
    acted: t('ratings.report_state.acted'),
    dismissed: t('ratings.report_state.dismissed'),
  }
  const problemNames = Object.fromEntries(problems.map((one) => [one, t(`ratings.problem.${one}`)]))

  return (
    <ListScreen
      screen="ratings"
      title={t('ratings.reports')}
      loaded={loaded}
      keyOf={({ report_id }) => report_id}
      actions={which}
      filters={[
        { name: 'state', options: optionsOf(states) },
        { name: 'kind', options: optionsOf(kinds) },
        { name: 'problem', options: optionsOf(problemNames) },
        { name: 'days', kind: 'days' },
      ]}
      columns={[
        { column: 'title', opens: true },
        { column: 'kind', values: kinds, minor: true },
        { column: 'problem', values: problemNames },
        { column: 'text', cell: ({ text }) => <span className={styles.said}>{text}</span> },
        { column: 'user_name' },
        {
          column: 'state',
          values: states,
          cell: ({ state }) => <Tag kind={state === 'open' ? 'bad' : 'usual'}>{states[state]}</Tag>,
        },
        { column: 'created_at', kind: 'moment', sort: true },
        { column: 'settled_at', kind: 'moment', sort: true, optional: true, minor: true },
      ]}
      bulk={[
        {
          name: 'dismiss',
          reason: true,
          run: async (caller, rows, reason) => {
            for (const { report_id } of rows.filter(({ state }) => state === 'open')) {
              await ask(caller, 'PUT /api/management/abuse-reports/{report_id}/settlement', {
                params: { report_id },
                body: { outcome: 'dismissed', reason },
              })
            }
          },
        },
      ]}
    >
      <RecordDrawer
        screen="ratings"
        read={(caller, report_id) =>
          ask(caller, 'GET /api/management/abuse-reports/{report_id}', { params: { report_id } })
        }
        values={() => ({})}
        schema={z.object({})}
        fields={[]}
        title={({ title }: ManagedAbuseReport) => title}
        note={({ problem, state }) => [problemNames[problem], states[state]].join(' · ')}
        danger={(report, done) => report.state === 'open' && <Settle {...report} onDone={done} />}
        aside={(report) => <Read {...report} />}
      />
    </ListScreen>
  )
}

function Read({ text, user_name, answer, open_count, address }: ManagedAbuseReport) {
  const { t } = useTranslation('management')
  return (
    <>
      <p className={styles.quote}>{text || t('ratings.no_words')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('ratings.column.user_name')}</dt>
          <dd>{user_name ?? t('list.blank')}</dd>
        </div>
        <div>
          <dt>{t('ratings.open_count')}</dt>
          <dd>{open_count}</dd>
        </div>
        {answer && (
          <div>
            <dt>{t('ratings.settled_why')}</dt>
            <dd>{answer}</dd>
          </div>
        )}
      </dl>
      <Link to={address}>{t('ratings.open')}</Link>
    </>
  )
}

function Settle({ report_id, onDone }: Pick<ManagedAbuseReport, 'report_id'> & { onDone: () => void }) {
  const { t } = useTranslation('management')
  return (['acted', 'dismissed'] as const).map((outcome) => (
    <ReasonButton
      key={outcome}
      label={t(`ratings.settle.${outcome}`)}
      lead={t(`ratings.settle_lead.${outcome}`)}
      danger={false}
      run={(caller, reason) =>
        ask(caller, 'PUT /api/management/abuse-reports/{report_id}/settlement', {
          params: { report_id },
          body: { outcome, reason },
        })
      }
      onDone={onDone}
    />
  ))
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}

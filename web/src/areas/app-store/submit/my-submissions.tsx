import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { useRun } from '../../../page/account/use-run.ts'
import { useNoticeRefresh } from '../../../page/notice/use-notice-refresh.ts'
import { NewVersionOf } from '../../../page/upload/submission/new-version-of.tsx'
import { StateMark } from '../../../page/upload/submission/state-mark.tsx'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { Publisher } from './publisher.tsx'
import styles from './submit.module.css'
import { useBegin } from './use-begin.ts'

type OwnAppSubmissions = Answer<'GET /api/app-submissions'>

interface OwnAppSubmissionsProps {
  submissions: Promise<SettledCall<OwnAppSubmissions>>
  publisher: Promise<SettledCall<Answer<'GET /api/users/mine/publisher'>>>
}

/** Under which name, and what was begun or handed in so far. */
export function MySubmissions({ submissions, publisher }: OwnAppSubmissionsProps) {
  const { t } = useTranslation('download')
  const { run, busy, error } = useRun()
  const begin = useBegin()

  return (
    <div className={styles.parts}>
      <section>
        <Lintel size="section">{t('apps.submit.publisher')}</Lintel>
        <Answered answer={publisher} waiting={<WaitingRows rows={4} />}>
          {(mine) => <Publisher mine={mine} />}
        </Answered>
      </section>
      <section>
        <Lintel
          size="section"
          aside={
            <Button kind="primary" disabled={busy} onClick={() => void run(() => begin())}>
              {t('apps.submit.begin')}
            </Button>
          }
        >
          {t('apps.submit.mine')}
        </Lintel>
        <Refusal text={error} />
        <Answered answer={submissions} waiting={<WaitingRows rows={3} />}>
          {(mine) => <Listed list={mine.list} />}
        </Answered>
      </section>
    </div>
  )
}

function Listed({ list }: Pick<OwnAppSubmissions, 'list'>) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()
  useNoticeRefresh('upload')
  if (list.length === 0) return <p className={styles.hint}>{t('apps.submit.none')}</p>

  return (
    <Table
      caption={t('apps.submit.mine')}
      rows={list}
      keyOf={({ submission_id }) => submission_id}
      columns={[
        {
          id: 'title',
          name: t('apps.submit.name'),
          cell: ({ submission_id, app_id, title, state, new_version_of }) => (
            <span className={styles.name}>
              <TextLink to={`/app-store/submit?submission=${submission_id}`}>
                {title || t('apps.submit.untitled')}
              </TextLink>
              <NewVersionOf before={new_version_of} address={`/app-store/${app_id}`} />
              {(state === 'published' || state === 'deprecated') && (
                <TextLink to={`/app-store/${app_id}`}>{t('person_center:submission.see_public')}</TextLink>
              )}
            </span>
          ),
        },
        { id: 'state', name: t('apps.submit.state'), cell: ({ state }) => <StateMark state={state} /> },
        { id: 'updated', name: t('apps.updated'), cell: ({ updated_at }) => formatDate(updated_at, now, language) },
      ]}
    />
  )
}

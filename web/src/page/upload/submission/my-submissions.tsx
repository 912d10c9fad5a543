import type { Answer } from '@atrium/contract/calls'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { pageIn } from '../../../platform/address/address.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { GoLink } from '../../../ui/navigation/go-link.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import { Answered, WaitingRows } from '../../account/answered.tsx'
import { type SettledCall, settleCall } from '../../account/settle-call.ts'
import { ListPager } from '../../list-pager.tsx'
import { useNoticeRefresh } from '../../notice/use-notice-refresh.ts'
import { useTicked } from '../../use-ticked.ts'
import { ReviewerMessage } from '../report/reviewer-message.tsx'
import type { OwnSubmissionState } from './submission.ts'
import { submissionAddress } from './submission-actions.tsx'
import { isTickable, SubmissionBulk } from './submission-bulk.tsx'
import { useSubmissionColumns } from './submission-columns.tsx'
import { isShownState, SubmissionTabs } from './submission-tabs.tsx'

type OwnSubmissionPage = Answer<'GET /api/submissions'>

/** Which of them are shown, as the address says. */
interface SubmissionSelection {
  page: number
  state?: OwnSubmissionState | undefined
  keyword?: string
}

export function submissionsIn(address: URL): SubmissionSelection {
  const state = address.searchParams.get('state')
  return {
    page: pageIn(address),
    state: isShownState(state) ? state : undefined,
    keyword: address.searchParams.get('keyword')?.trim().slice(0, 60) ?? '',
  }
}

export function refreshMySubmissions(
  { page, state, keyword }: SubmissionSelection,
  size: number,
): Promise<SettledCall<OwnSubmissionPage>> {
  const search = { ...(state && { state }), ...(keyword && { keyword }) }
  return settleCall('GET /api/submissions', { query: { search, order_by: { updated_at: 'desc' }, page, size } })
}

interface MySubmissionsProps {
  submissions: Promise<SettledCall<OwnSubmissionPage>> | null
  chosen: SubmissionSelection
  size: number
  /** Where the rest of them is, when only the newest are shown here. */
  rest?: string
}

/** My drafts and what became of what I handed in. */
export function MySubmissions({ submissions, ...how }: MySubmissionsProps) {
  return (
    <section>
      <Answered answer={submissions} waiting={<WaitingRows rows={4} />}>
        {(mine) => <Listed mine={mine} {...how} />}
      </Answered>
    </section>
  )
}

function Listed({ mine, chosen, size, rest }: Omit<MySubmissionsProps, 'submissions'> & { mine: OwnSubmissionPage }) {
  const { t } = useTranslation('person_center')
  const { list, total, counts } = mine
  const ticked = useTicked(list.filter(isTickable).map(({ submission_id }) => submission_id))
  const selected = list.filter(({ submission_id }) => ticked.has(submission_id))
  const columns = useSubmissionColumns(rest ? null : ticked)
  useFollow(list)
  useNoticeRefresh('upload')

  return (
    <>
      {rest ? (
        <Lintel size="section" aside={total > size ? <GoLink to={rest}>{t('submission.all')}</GoLink> : undefined}>
          {t('submission.mine')}
        </Lintel>
      ) : (
        <SubmissionTabs counts={counts} state={chosen.state} keyword={chosen.keyword ?? ''}>
          {selected.length > 0 && <SubmissionBulk selected={selected} onDone={ticked.none} />}
        </SubmissionTabs>
      )}
      {list.length === 0 ? (
        <Nothing chosen={chosen} />
      ) : (
        <Table
          caption={t('submission.mine')}
          columns={columns}
          rows={list}
          keyOf={({ submission_id }) => submission_id}
          rowHeight="tall"
          isSelected={({ submission_id }) => ticked.has(submission_id)}
          messageOf={(row) =>
            row.state === 'changes_asked' && (
              <ReviewerMessage decision={row.decisions.at(-1)} thread={`${submissionAddress(row)}#thread`} />
            )
          }
        />
      )}
      {!rest && (
        <ListPager page={chosen.page} total={total} size={size} note={t('submission.total', { count: total })} />
      )}
    </>
  )
}

function Nothing({ chosen: { state, keyword } }: { chosen: SubmissionSelection }) {
  const { t } = useTranslation('person_center')
  if (!state && !keyword) return <Empty title={t('submission.none')}>{t('submission.none_text')}</Empty>
  const all = <ButtonLink to="?">{t('list.all')}</ButtonLink>
  return <Empty title={keyword ? t('list.nothing', { keyword }) : t('submission.none_such')} actions={all} />
}

const firstPause = 1_500
const longestPause = 15_000

/** Less and less often, while something in the list is being looked at. */
function useFollow(list: OwnSubmissionPage['list']) {
  const { revalidate } = useRevalidator()
  const pause = useRef(firstPause)

  useEffect(() => {
    if (!list.some(({ state }) => state === 'checking')) {
      pause.current = firstPause
      return
    }
    const timer = setTimeout(() => void revalidate(), pause.current)
    pause.current = Math.min(pause.current * 1.5, longestPause)
    return () => clearTimeout(timer)
  }, [list, revalidate])
}

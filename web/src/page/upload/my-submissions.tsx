import type { Answer } from '@atrium/contract/calls'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Empty } from '../../ui/empty.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { Table } from '../../ui/table.tsx'
import { Answered, WaitingRows } from '../account/answered.tsx'
import { type Told, tell } from '../account/tell.ts'
import { ListPager } from '../list-pager.tsx'
import { ReviewerMessage } from './reviewer-message.tsx'
import { useSubmissionColumns } from './submission-columns.tsx'

type Mine = Answer<'GET /api/submissions'>

export function tellMySubmissions(page: number, size: number): Promise<Told<Mine>> {
  return tell('GET /api/submissions', { query: { order_by: { updated_at: 'desc' }, page, size } })
}

interface MySubmissionsProps {
  submissions: Promise<Told<Mine>> | null
  page: number
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

function Listed({ mine: { list, total }, page, size, rest }: Omit<MySubmissionsProps, 'submissions'> & { mine: Mine }) {
  const { t } = useTranslation('person_center')
  const columns = useSubmissionColumns()
  useFollow(list)

  return (
    <>
      <Lintel
        size="section"
        aside={rest && total > size ? <GoLink to={rest}>{t('submission.all')}</GoLink> : undefined}
      >
        {t('submission.mine')}
      </Lintel>
      {list.length === 0 ? (
        <Empty title={t('submission.none')}>{t('submission.none_text')}</Empty>
      ) : (
        <Table
          caption={t('submission.mine')}
          columns={columns}
          rows={list}
          keyOf={({ submission_id }) => submission_id}
          rowHeight="tall"
          messageOf={(row) => row.state === 'changes_asked' && <ReviewerMessage decision={row.decisions.at(-1)} />}
        />
      )}
      {!rest && <ListPager page={page} total={total} size={size} />}
    </>
  )
}

const firstPause = 1_500
const longestPause = 15_000

/** Less and less often, while something in the list is being looked at. */
function useFollow(list: Mine['list']) {
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

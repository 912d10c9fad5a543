import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { screenAddress } from '../frame/screens.ts'
import { Box } from '../report/box.tsx'
import styles from './overview.module.css'
import type { WaitingReviewsCall } from './overview-figures.tsx'

/** The tallest column, in pixels. */
const tallest = 135

export function ReviewWaiting({ waiting }: { waiting: WaitingReviewsCall }) {
  const { t } = useTranslation('management')

  return (
    <Box
      title={t('overview.review_waiting')}
      span={4}
      aside={
        <Answered answer={waiting} waiting={null} failed={null}>
          {({ total }) => <TextLink to={screenAddress('review')}>{t('overview.pieces', { count: total })}</TextLink>}
        </Answered>
      }
    >
      <Answered answer={waiting} waiting={<WaitingRows rows={4} />}>
        {({ waiting: columns }) => <Columns columns={columns} />}
      </Answered>
    </Box>
  )
}

function Columns({ columns }: { columns: Answer<'GET /api/management/reviews/waiting'>['waiting'] }) {
  const { t } = useTranslation('management')
  const most = Math.max(1, ...columns.map(({ amount }) => amount))

  function nameOf(place: number): string {
    const [from, to] = [columns[place - 1]?.hours ?? 0, columns[place]?.hours ?? null]
    if (to === null) return t('overview.over', { hours: from })
    return place === 0 ? t('overview.within', { hours: to }) : `${from}–${to}`
  }

  return (
    <ul className={styles.waiting}>
      {columns.map(({ hours, amount }, place) => (
        <li key={hours ?? 'more'}>
          <b>{amount}</b>
          <i data-late={hours === null || undefined} style={{ height: (amount / most) * tallest }} />
          <span>{nameOf(place)}</span>
        </li>
      ))}
    </ul>
  )
}

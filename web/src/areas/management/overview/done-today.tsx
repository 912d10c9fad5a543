import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { clockTime } from '../../../platform/format/calendar-day.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { Box } from '../report/box.tsx'
import rowStyles from '../report/rows.module.css'
import styles from './overview.module.css'

type DoneAnswer = Answer<'GET /api/management/done-today'>

export function DoneToday({ done }: { done: Promise<SettledCall<DoneAnswer>> }) {
  const { t } = useTranslation('management')

  return (
    <Box
      title={t('overview.done.title')}
      span={4}
      aside={
        <Answered answer={done} waiting={null} failed={null}>
          {({ total, is_more }) =>
            total > 0 && (
              <span>
                {t('overview.done.count', { count: total, total: `${formatNumber(total)}${is_more ? '+' : ''}` })}
              </span>
            )
          }
        </Answered>
      }
    >
      <Answered answer={done} waiting={<WaitingRows rows={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={rowStyles.none}>{t('overview.done.nothing')}</p>
          ) : (
            <ul className={styles.done}>
              {list.map(({ kind, title, user_name, done_at }) => (
                <li key={`${done_at} ${title}`}>
                  <Avatar name={user_name ?? t('overview.former_member')} size={20} />
                  <span>{t(`overview.done.${kind}`, { title })}</span>
                  <time dateTime={done_at}>{clockTime(new Date(done_at)).slice(-5)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Box>
  )
}

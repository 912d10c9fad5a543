import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { settleCall } from '../../../page/account/settle-call.ts'
import { ask } from '../../../platform/api/ask.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import { MayChange } from '../frame/may-change.tsx'
import { MergeButton } from './merge-button.tsx'
import type { User } from './user.ts'
import styles from './users.module.css'

/** What can be done for a person, and how they came in lately. */
export function UserMore({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation('management')
  const { user_id } = user

  return (
    <section className={styles.more}>
      <div>
        <ReasonButton
          label={t('users.reset')}
          lead={t('users.reset_lead')}
          disabled={!user.has_password}
          run={(caller, reason) =>
            ask(caller, 'POST /api/management/users/{user_id}/password-reset', {
              params: { user_id },
              body: { reason },
            })
          }
          onDone={onChanged}
        />
        <MayChange>
          <MergeButton user={user} onDone={onChanged} />
        </MayChange>
      </div>
      <SignIns user_id={user_id} />
    </section>
  )
}

function SignIns({ user_id }: { user_id: number }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const [answer] = useState(() => settleCall('GET /api/management/users/{user_id}/sign-ins', { params: { user_id } }))

  return (
    <>
      <h3>{t('users.sign_ins')}</h3>
      <Answered answer={answer} waiting={<WaitingRows rows={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.nothing}>{t('users.never')}</p>
          ) : (
            <ul className={styles.lines}>
              {list.map(({ sign_in_id, way, outcome, network, country, created_at }) => (
                <li key={sign_in_id}>
                  <span>{[t(`users.outcome.${outcome}`), way, country, network].filter(Boolean).join(' · ')}</span>
                  <time dateTime={created_at}>{formatMoment(created_at, new Date().toISOString(), language)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  )
}

import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { clockTime } from '../../../platform/format/calendar-day.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { Box } from '../report/box.tsx'
import styles from './overview.module.css'

type HealthAnswer = Answer<'GET /api/management/health'>
type HealthPart = HealthAnswer['parts'][number]

/** Whatever does not work, and after it what most depends on. */
const usual: readonly string[] = ['database', 'storage', 'queue', 'sms', 'mail']
const shown = 5

export function ServiceHealth({ health }: { health: Promise<SettledCall<HealthAnswer>> }) {
  const { t } = useTranslation('management')

  return (
    <Box
      title={t('overview.health')}
      span={4}
      aside={
        <Answered answer={health} waiting={null} failed={null}>
          {({ parts }) => (
            <TextLink to="/management/health">
              {t('overview.all_parts', { count: parts.filter(isSetUp).length })}
            </TextLink>
          )}
        </Answered>
      }
    >
      <Answered answer={health} waiting={<WaitingRows rows={shown} />}>
        {({ parts, checked_at }) => (
          <>
            <ul className={styles.health}>
              {chosen(parts).map(({ name, state, milliseconds }) => (
                <li key={name} data-state={state}>
                  <i aria-hidden="true" />
                  <b>{t(`health.part.${name}`)}</b>
                  <span>{t(`health.state.${state}`)}</span>
                  <em>{t('overview.milliseconds', { time: formatNumber(milliseconds) })}</em>
                </li>
              ))}
            </ul>
            <p className={styles.checked}>
              {t('overview.checked', { time: clockTime(new Date(checked_at)).slice(-5) })}
            </p>
          </>
        )}
      </Answered>
    </Box>
  )
}

function isSetUp({ state }: HealthPart): boolean {
  return state !== 'not_set_up'
}

function chosen(parts: HealthPart[]): HealthPart[] {
  const ill = parts.filter(({ state }) => state === 'down' || state === 'attention' || state === 'slow')
  const well = parts.filter(({ name, state }) => state === 'works' && usual.includes(name))
  return [...ill, ...well].slice(0, shown)
}

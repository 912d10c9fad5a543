import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { settleCall } from '../../../page/account/settle-call.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { Button } from '../../../ui/form/button.tsx'
import { RefreshIcon } from '../../../ui/icon/home-icons.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import styles from './health.module.css'

export function clientLoader() {
  return { answer: settleCall('GET /api/management/health') }
}

type HealthAnswer = Answer<'GET /api/management/health'>
type HealthPartData = HealthAnswer['parts'][number]

const verdicts = { works: 'good', slow: 'usual', attention: 'usual', down: 'bad', not_set_up: 'usual' } as const

export default function Health({ loaderData: { answer } }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { revalidate, state } = useRevalidator()

  return (
    <>
      <ScreenHead title={t('page.health')}>
        <Button aria-disabled={state === 'loading'} onClick={() => void revalidate()}>
          <RefreshIcon size={16} />
          {t('health.again')}
        </Button>
      </ScreenHead>
      <Answered answer={answer} waiting={<WaitingRows rows={10} />}>
        {(house) => (
          <>
            <ul className={styles.parts}>
              {house.parts.map((part) => (
                <PartCard key={part.name} part={part} />
              ))}
            </ul>
            <Versions versions={house.versions} />
          </>
        )}
      </Answered>
    </>
  )
}

function PartCard({ part: { name, state, milliseconds, figures, detail } }: { part: HealthPartData }) {
  const { t } = useTranslation('management')

  return (
    <li className={styles.part} data-state={state}>
      <h2>{t(`health.part.${name}`)}</h2>
      <Tag kind={verdicts[state]}>{t(`health.state.${state}`)}</Tag>
      <dl>
        {state !== 'not_set_up' && <Figure name="milliseconds" value={milliseconds} />}
        {Object.entries(figures).map(([figure, value]) => (
          <Figure key={figure} name={figure} value={value} />
        ))}
      </dl>
      {detail && <p>{detail}</p>}
      {name === 'dead_jobs' && state === 'attention' && (
        <Link to="/management/dead-jobs">{t('health.see_dead_jobs')}</Link>
      )}
    </li>
  )
}

function Figure({ name, value }: { name: string; value: string | number }) {
  const { t } = useTranslation('management')
  const isSize = name === 'size' || name === 'free'

  return (
    <div>
      <dt>{t(`health.figure.${name}`)}</dt>
      <dd>{typeof value === 'string' ? value : isSize ? formatSize(value) : formatNumber(value)}</dd>
    </div>
  )
}

function Versions({ versions }: Pick<HealthAnswer, 'versions'>) {
  const { t } = useTranslation('management')
  const names = Object.keys(versions) as (keyof HealthAnswer['versions'])[]

  return (
    <section className={styles.versions}>
      <h2>{t('health.versions')}</h2>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`health.version.${name}`)}</dt>
            <dd>{versions[name] ?? t('list.blank')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { type Environment, type EnvironmentNeeds, fitsMine, misfittingParts } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../platform/state/environment.ts'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { Versions } from './answers.ts'
import styles from './standing.module.css'

/** Why the newest version does not work on what somebody runs, and which was the last that does. */
export function Misfit({ needs, versions }: { needs: EnvironmentNeeds; versions: Versions }) {
  const { t } = useTranslation('resource')
  const mine = useEnvironment()
  if (misfittingParts(needs, mine).length === 0) return null

  const last = versions.find(({ state, needs }) => state !== 'withdrawn' && fitsMine(needs, mine) === 'yes')
  return (
    <div className={styles.standing}>
      <CallOut kind="warning">
        <p>
          <b>{t('detail.misfit.title')}</b>
        </p>
        <MisfitReasons needs={needs} mine={mine} />
        <p>
          {last ? (
            <>
              {t('detail.misfit.last')} <TextLink to={`#v${last.version}`}>v{last.version}</TextLink>
            </>
          ) : (
            t('detail.misfit.none')
          )}
        </p>
      </CallOut>
    </div>
  )
}

/** One sentence for each part that does not fit. */
export function MisfitReasons({ needs, mine }: { needs: EnvironmentNeeds; mine: Environment }) {
  const { t } = useTranslation('resource')
  return misfittingParts(needs, mine).map((part) => (
    <p key={part}>
      {t('detail.misfit.part', {
        name: t(`environment.${part}.label`),
        mine: t(`environment.${part}.${mine[part]}`),
        needed: needs[part]?.map((value) => t(`environment.${part}.${value}`)).join(t('detail.misfit.comma')),
      })}
    </p>
  ))
}

import { useTranslation } from 'react-i18next'
import { withAction } from '../../platform/session/pending-action.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import type { ListedApp } from './find.ts'
import styles from './get.module.css'
import type { AppState } from './my-apps.ts'

type AppStep = 'get' | 'update' | 'installed' | 'requested' | 'accepted'

/** What somebody can do next with an app, or where their request stands. */
export function stepOf({ version }: Pick<ListedApp, 'version'>, standing: AppState | null | undefined): AppStep {
  const state = standing?.request?.state
  if (state === 'requested' || state === 'accepted') return state
  if (!standing?.installed_version) return 'get'
  return standing.installed_version === version ? 'installed' : 'update'
}

export function Get({ app, standing }: { app: ListedApp; standing: AppState | undefined }) {
  const { t } = useTranslation('download')
  const step = stepOf(app, standing)
  if (step !== 'get' && step !== 'update') return <InstallationMark step={step} />

  return (
    <ButtonLink
      size="small"
      kind={step === 'update' ? 'primary' : 'default'}
      to={withAction('get', `/app-store/${app.app_id}`)}
      aria-label={t(`apps.${step}_named`, { title: app.title })}
    >
      {t(`apps.${step}`)}
    </ButtonLink>
  )
}

/** ■ installed ○ on its way: shape and colour together. */
export function InstallationMark({
  step,
}: {
  step: 'installed' | 'requested' | 'accepted' | 'declined' | 'cancelled'
}) {
  const { t } = useTranslation('download')
  return (
    <span className={styles.mark} data-step={step}>
      {t(`apps.state.${step}`)}
    </span>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { AddToProject } from '../../../page/project/add-to-project.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { loginAddress } from '../../../platform/session/guard.ts'
import { useLogin } from '../../../platform/session/session.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { formatFigure } from '../../../ui/format/figure.ts'
import { BookmarkIcon } from '../../../ui/icon/icons.tsx'
import { stepOf } from '../get.tsx'
import styles from './actions.module.css'
import type { AppDetail } from './answers.ts'
import type { OwnAppState } from './use-mine.ts'

const InstallDialog = lazy(() => import('./install-dialog.tsx'))

export function Actions({ app, mine }: { app: AppDetail; mine: OwnAppState }) {
  const { t } = useTranslation('download')
  return (
    <div className={styles.actions}>
      <Collect app={app} mine={mine} />
      {app.state === 'published' && (
        <AddToProject
          pinned={{ item_id: app.app_id, version: app.version }}
          title={app.title}
          label={t('apps.to_project')}
          size="huge"
        />
      )}
      <Ask app={app} mine={mine} />
    </div>
  )
}

/** Visitors sign in first and then return to the dialog. */
function Ask({ app, mine }: { app: AppDetail; mine: OwnAppState }) {
  const { t } = useTranslation('download')
  const login = useLogin()
  const { pathname } = useLocation()
  const [fields, setFields] = useSearchParams()
  const step = stepOf(app, mine.between)
  const isAsked = fields.has('get')
  if (app.state !== 'published') return null
  if (!login) {
    return (
      <ButtonLink kind="primary" size="huge" to={loginAddress(`${pathname}?get=1`)}>
        {t('apps.ask')}
      </ButtonLink>
    )
  }

  /** That the question is open stands in the address: a list leads straight to it. */
  function turn(open: boolean) {
    setFields(open ? { get: '1' } : {}, { replace: !open, preventScrollReset: true })
  }

  return (
    <>
      <Button
        kind="primary"
        size="huge"
        disabled={mine.between === null || (step !== 'get' && step !== 'update')}
        onClick={() => turn(true)}
      >
        {t(step === 'get' || step === 'update' ? `apps.ask_${step}` : `apps.state.${step}`)}
      </Button>
      {isAsked && mine.between && (step === 'get' || step === 'update') && (
        <Suspense>
          <InstallDialog
            app={app}
            onClose={() => turn(false)}
            onAsked={() => {
              turn(false)
              mine.reload()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function Collect({ app: { app_id, collect_count }, mine: { between, reload } }: { app: AppDetail; mine: OwnAppState }) {
  const { t } = useTranslation('download')
  const login = useLogin()
  const [added, setAdded] = useState(0)
  const isCollected = between?.collected ?? false

  async function change() {
    const call = isCollected ? 'DELETE /api/apps/{app_id}/collection' : 'PUT /api/apps/{app_id}/collection'
    await ask(browserCaller(), call, { params: { app_id } })
    setAdded((before) => before + (isCollected ? -1 : 1))
    reload()
  }

  if (!login) return null
  return (
    <Button size="huge" aria-pressed={isCollected} onClick={() => change().catch(() => {})}>
      <BookmarkIcon size={20} />
      <span className={styles.word}>{isCollected ? t('apps.collected') : t('apps.collect')}</span>
      <em>{formatFigure(Math.max(0, collect_count + added))}</em>
    </Button>
  )
}

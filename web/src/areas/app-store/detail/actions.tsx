import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CollectButton } from '../../../page/collect-button.tsx'
import { MemberButton } from '../../../page/member-button.tsx'
import { AddToProject } from '../../../page/project/add-to-project.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { useLogin } from '../../../platform/session/session.ts'
import { stepOf } from '../get.tsx'
import styles from './actions.module.css'
import type { AppDetail } from './answers.ts'
import type { OwnAppState } from './use-mine.ts'

const InstallDialog = lazy(() => import('./install-dialog.tsx'))

export function Actions({ app, mine }: { app: AppDetail; mine: OwnAppState }) {
  const { t } = useTranslation('download')
  return (
    <div className={styles.actions}>
      <CollectButton
        mine={mine.between}
        collect_count={app.collect_count}
        collect={() => changeCollection('PUT /api/apps/{app_id}/collection', app.app_id)}
        forget={() => changeCollection('DELETE /api/apps/{app_id}/collection', app.app_id)}
        onChanged={mine.reload}
      />
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

/** Visitors sign in first and then return to the dialog; a list leads straight to it, too. */
function Ask({ app, mine }: { app: AppDetail; mine: OwnAppState }) {
  const { t } = useTranslation('download')
  const login = useLogin()
  const [isAsking, setAsking] = useState(false)
  const step = stepOf(app, mine.between)
  const isPossible = step === 'get' || step === 'update'
  if (app.state !== 'published') return null

  return (
    <>
      <MemberButton
        action="get"
        kind="primary"
        size="huge"
        isReady={mine.between !== null}
        disabled={mine.between === null || !isPossible}
        onPress={() => setAsking(isPossible)}
      >
        {t(login ? (isPossible ? `apps.ask_${step}` : `apps.state.${step}`) : 'apps.ask')}
      </MemberButton>
      {isAsking && isPossible && (
        <Suspense>
          <InstallDialog
            app={app}
            onClose={() => setAsking(false)}
            onAsked={() => {
              setAsking(false)
              mine.reload()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function changeCollection(
  call: 'PUT /api/apps/{app_id}/collection' | 'DELETE /api/apps/{app_id}/collection',
  app_id: number,
) {
  return ask(browserCaller(), call, { params: { app_id } })
}

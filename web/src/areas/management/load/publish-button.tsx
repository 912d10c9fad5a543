import type { Answer } from '@atrium/contract/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'

interface PublishButtonProps {
  release: Answer<'GET /api/management/releases/{release_id}'>
  onDone: () => void
}

/** What is signed stays as it is: that is asked once more. It can be published when every file was read. */
export function PublishButton({ release, onDone }: PublishButtonProps) {
  const { t } = useTranslation('management')
  const [asking, setAsking] = useState(false)
  const { run, busy, error, forget } = useRun()
  const { release_id, product_name, version, files, updated_at } = release
  const isReady = files.length > 0 && files.every(({ state, sm3 }) => state === 'ready' && sm3 !== null)

  function close() {
    forget()
    setAsking(false)
  }

  return (
    <>
      <Button disabled={!isReady} title={isReady ? undefined : t('releases.not_ready')} onClick={() => setAsking(true)}>
        {t('releases.publish')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('releases.publish_title', { product_name, version })}
        lead={t('releases.publish_lead', { count: files.length })}
        actions={
          <>
            <Button onClick={close}>{t('form.cancel')}</Button>
            <Button
              kind="primary"
              disabled={busy}
              onClick={() =>
                void run(async () => {
                  await ask(quietCaller(), 'POST /api/management/releases/{release_id}/publication', {
                    params: { release_id },
                    body: { seen_at: updated_at },
                  })
                  close()
                  onDone()
                })
              }
            >
              {t('releases.publish')}
            </Button>
          </>
        }
      >
        {error ? <CallOut kind="error">{error}</CallOut> : null}
      </Dialog>
    </>
  )
}

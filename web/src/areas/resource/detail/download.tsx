import { misfittingParts } from '@atrium/contract/environment'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeResource } from '../../../page/take-resource.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { useEnvironment } from '../../../platform/state/environment.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DownloadButton } from '../../../ui/form/download-button.tsx'
import { DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ResourceDetail } from './answers.ts'
import { MisfitReasons } from './misfit.tsx'
import type { OwnResourceState } from './use-mine.ts'

interface DownloadProps {
  resource: Pick<ResourceDetail, 'resource_id' | 'version' | 'state' | 'needs'>
  mine: OwnResourceState
  kind?: 'primary' | 'default'
  /** `plain`: as wide as its place, beside the tall one at the head of the page. */
  look?: 'tall' | 'plain'
}

/** A withdrawn resource is not given out any more. What does not fit is given out after a question. */
export function Download({ resource: { resource_id, version, state, needs }, mine, kind, look }: DownloadProps) {
  const { t } = useTranslation('resource')
  const environment = useEnvironment()
  const [step, setStep] = useState<'ready' | 'busy' | 'done'>('ready')
  const [isAsking, setAsking] = useState(false)
  if (state === 'withdrawn') return null

  async function start() {
    setAsking(false)
    if (step === 'busy') return
    setStep('busy')
    try {
      await takeResource(resource_id)
      setStep('done')
      mine.reload()
    } catch {
      setStep('ready')
    }
  }

  const fits = misfittingParts(needs, environment).length === 0
  const isTaken = mine.between?.downloaded_version === version.version
  const onClick = () => (fits ? void start() : setAsking(true))
  return (
    <>
      {look === 'plain' ? (
        <Button size="large" wide aria-busy={step === 'busy'} onClick={onClick}>
          <DownloadIcon size={18} />
          {t('shared:download.download')}
        </Button>
      ) : (
        <DownloadButton
          {...(kind && { kind })}
          detail={`v${version.version} · ${formatSize(version.size)}`}
          state={step === 'ready' && isTaken ? 'done' : step}
          onClick={onClick}
        />
      )}
      {isAsking && (
        <Warning onYes={() => void start()} onClose={() => setAsking(false)}>
          <MisfitReasons needs={needs} mine={environment} />
        </Warning>
      )}
    </>
  )
}

interface WarningProps {
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

function Warning({ onYes, onClose, children }: WarningProps) {
  const { t } = useTranslation('resource')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('detail.misfit.ask')}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('environment.cancel')}
          </Button>
          <Button size="large" kind="primary" onClick={onYes}>
            {t('detail.misfit.take')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

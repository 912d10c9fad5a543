import { useState } from 'react'
import { takeResource } from '../../../page/take-resource.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { DownloadButton } from '../../../ui/form/download-button.tsx'
import type { ResourceDetail } from './answers.ts'

interface DownloadProps {
  resource: Pick<ResourceDetail, 'resource_id' | 'version' | 'state'>
  onTaken: () => void
}

/** A withdrawn resource is not given out any more. */
export function Download({ resource: { resource_id, version, state }, onTaken }: DownloadProps) {
  const [step, setStep] = useState<'ready' | 'busy' | 'done'>('ready')
  if (state === 'withdrawn') return null

  async function start() {
    if (step === 'busy') return
    setStep('busy')
    try {
      await takeResource(resource_id)
      setStep('done')
      onTaken()
    } catch {
      setStep('ready')
    }
  }

  return (
    <DownloadButton
      detail={`v${version.version} · ${formatSize(version.size)}`}
      state={step}
      onClick={() => void start()}
    />
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../frame.tsx'
import { usePayload } from '../use-payload.ts'
import type { Shown } from '../widget.ts'

export default function FlowStage({ resource_id, version, inside }: Shown<'flow'>) {
  const { t } = useTranslation('resource')
  const payload = usePayload({ resource_id, version })
  const [view, setView] = useState('diagram')
  const views = [{ id: 'diagram', name: t('stage.table.steps', { count: inside.steps.length }) }]

  return (
    <Frame type="flow" views={views} view={view} onView={setView}>
      <pre>{payload.text}</pre>
    </Frame>
  )
}

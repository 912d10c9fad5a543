import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../frame.tsx'
import { usePayload } from '../use-payload.ts'
import type { Shown } from '../widget.ts'

export default function FormStage({ resource_id, version, inside }: Shown<'form'>) {
  const { t } = useTranslation('resource')
  const payload = usePayload({ resource_id, version })
  const [view, setView] = useState('diagram')
  const views = [{ id: 'diagram', name: t('stage.table.fields', { count: inside.fields.length }) }]

  return (
    <Frame type="form" views={views} view={view} onView={setView}>
      <pre>{payload.text}</pre>
    </Frame>
  )
}

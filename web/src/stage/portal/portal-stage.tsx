import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/form/select.tsx'
import { Browser } from '../browser/browser.tsx'
import { Choices } from '../browser/choices.tsx'
import { useWidth } from '../browser/use-width.ts'
import { CannotShow } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import { usePayload } from '../use-payload.ts'
import type { StageContent } from '../widget.ts'
import { drawnWidth, widthFor } from './layout.ts'
import { PortalPage } from './portal-page.tsx'
import { readPortal, roleName } from './read-portal.ts'
import { isUsual, WidgetTable } from './widget-table.tsx'

/** The page with sample data, as each role sees it, at each width it was made for. */
export default function PortalStage({ resource_id, version, language }: StageContent<'portal'>) {
  const { t } = useTranslation('resource')
  const { text } = usePayload({ resource_id, version })
  const portal = useMemo(() => (text === null ? null : readPortal(text)), [text])
  if (!portal) throw new CannotShow('malformed')

  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place)
  const [view, setView] = useState('preview')
  const [role, setRole] = useState(portal.roles[0]?.id ?? null)
  const [wanted, setWanted] = useState<string | null>(null)
  const width = portal.widths.find(({ name }) => name === wanted) ?? widthFor(portal.widths, room ?? 0)
  const drawn = width && room ? drawnWidth(width, portal.widths, room) : null

  const views = [
    { id: 'preview', name: t('stage_portal.view.preview') },
    { id: 'widgets', name: t('stage_portal.view.widgets'), count: portal.widgets.length },
    { id: 'grid', name: t('stage_portal.view.grid') },
  ]
  const actions = (
    <>
      {portal.roles.length > 1 && (
        <Select
          size="small"
          aria-label={t('stage_portal.role')}
          value={role ?? ''}
          onChange={(event) => setRole(event.target.value)}
          options={portal.roles.map((one) => ({ value: one.id, name: roleName(one, language) }))}
        />
      )}
      <Choices
        label={t('stage.width.label')}
        choices={portal.widths.map(({ name }) => ({
          id: name,
          name: isUsual(name) ? t(`stage_portal.width.${name}`) : name,
        }))}
        current={width?.name ?? ''}
        onChange={setWanted}
        wideOnly
      />
    </>
  )

  return (
    <Frame
      type="portal"
      views={views}
      view={view}
      onView={setView}
      actions={view === 'widgets' ? undefined : actions}
      ground={view === 'widgets' ? 'bare' : 'sheet'}
    >
      {view === 'widgets' && <WidgetTable portal={portal} language={language} />}
      <div ref={place} hidden={view === 'widgets'}>
        {width && drawn && (
          <div style={{ width: Math.min(drawn.width, room ?? 0), margin: 'auto' }}>
            <Browser address="oa.example.com">
              <div style={{ zoom: drawn.scale }}>
                <PortalPage
                  portal={portal}
                  width={width}
                  role={role}
                  language={language}
                  pixels={drawn.width}
                  withGrid={view === 'grid'}
                />
              </div>
            </Browser>
          </div>
        )}
      </div>
    </Frame>
  )
}

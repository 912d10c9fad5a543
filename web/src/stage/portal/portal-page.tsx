import type { Language } from '@atrium/contract/languages'
import { GridLayout, noCompactor, verticalCompactor } from 'react-grid-layout'
import { useTranslation } from 'react-i18next'
import { placesFor } from './layout.ts'
import styles from './portal-page.module.css'
import { textOf } from './read-json.ts'
import { type PortalBreakpoint, type PortalConfiguration, type PortalWidgetData, widgetsFor } from './read-portal.ts'
import { themeVariables } from './theme.ts'
import { widgetKinds } from './widgets.tsx'

interface PortalPageProps {
  portal: PortalConfiguration
  width: PortalBreakpoint
  role: string | null
  language: Language
  /** How wide the page is, in pixels of its own. */
  pixels: number
  /** Shows where the cells of the grid are, and where each widget stands. */
  withGrid?: boolean
}

const padding = 20
const margin = [14, 14] as const

/** The page itself: a live grid that nobody can take apart. */
export function PortalPage({ portal, width, role, language, pixels, withGrid = false }: PortalPageProps) {
  const { t } = useTranslation('resource')
  const widgets = widgetsFor(portal, role)
  const places = placesFor(portal, width, widgets)
  const name = textOf(portal.name, language)
  const placeOf = new Map(places.map((place) => [place.i, place]))

  return (
    <div className={styles.page} style={{ ...themeVariables(portal.theme), width: pixels }} lang={language}>
      {name && (
        <header className={styles.head}>
          <b>{name}</b>
          <i aria-hidden="true" />
        </header>
      )}
      <GridLayout
        className={styles.grid ?? ''}
        width={pixels}
        layout={places}
        gridConfig={{ cols: width.columns, rowHeight: 30, margin, containerPadding: [padding, padding] }}
        dragConfig={{ enabled: false }}
        resizeConfig={{ enabled: false }}
        compactor={withGrid ? noCompactor : verticalCompactor}
      >
        {widgets.map((widget) => (
          <div key={widget.id} className={styles.widget} data-kind={widget.kind} data-widget={widget.id}>
            {withGrid ? (
              <GridCell widget={widget} place={placeOf.get(widget.id)} language={language} />
            ) : (
              <Shown widget={widget} language={language} />
            )}
          </div>
        ))}
      </GridLayout>
      {widgets.length === 0 && <p className={styles.nothing}>{t('stage_portal.nothing')}</p>}
    </div>
  )
}

function Shown({ widget, language }: { widget: PortalWidgetData; language: Language }) {
  const { t } = useTranslation('resource')
  const title = textOf(widget.title, language)
  const Kind = Object.hasOwn(widgetKinds, widget.kind) ? widgetKinds[widget.kind] : undefined
  if (Kind) return <Kind title={title} data={widget.data} language={language} />
  return (
    <div className={styles.unknown}>
      <b>{title || widget.id}</b>
      <span>{t('stage_portal.unknown', { kind: widget.kind })}</span>
    </div>
  )
}

function GridCell({
  widget,
  place,
  language,
}: {
  widget: PortalWidgetData
  place: { x: number; y: number; w: number; h: number } | undefined
  language: Language
}) {
  return (
    <div className={styles.unknown}>
      <b>{textOf(widget.title, language) || widget.id}</b>
      {place && <code>{`${place.x}, ${place.y} · ${place.w} × ${place.h}`}</code>}
    </div>
  )
}

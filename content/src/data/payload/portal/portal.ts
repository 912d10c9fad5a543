import type { DemoPayloadFile, Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'

type WidgetKind =
  | 'hero'
  | 'todo'
  | 'shortcuts'
  | 'notices'
  | 'chart'
  | 'calendar'
  | 'people'
  | 'links'
  | 'figure'
  | 'text'
type WidgetSize = [width: number, height: number]

export interface DemoWidget {
  id: string
  kind: WidgetKind
  title: Texts
  /** Who sees it; nobody named means everybody. */
  roles?: string[]
  data: Record<string, unknown>
  /** Columns of twelve and rows on a wide screen; of eight on a middle one; rows on a phone. */
  wide: WidgetSize
  middle: WidgetSize
  phone: number
}

export interface DemoPortal {
  title: Texts
  widgets: DemoWidget[]
  theme: Record<'accent' | 'tint' | 'deep' | 'ground' | 'mark', string>
  roles?: { id: string; name: Texts }[]
  /** Apps of the store, by slug. */
  apps?: string[]
}

const widths = [
  { name: 'wide', columns: 12, from: 1200 },
  { name: 'middle', columns: 8, from: 768 },
  { name: 'phone', columns: 4, from: 0 },
]

export function portalFiles({ title, widgets, theme, roles = [], apps = [] }: DemoPortal): DemoPayloadFile[] {
  const portal = {
    title,
    widgets: widgets.map(({ id, kind, title, roles = [], data }) => ({ id, kind, title, roles, data })),
    layouts: {
      wide: placed(widgets, 12, ({ wide }) => wide),
      middle: placed(widgets, 8, ({ middle }) => middle),
      phone: placed(widgets, 4, ({ phone }) => [4, phone]),
    },
    widths,
    theme,
    roles,
    apps,
  }
  const count = widgets.length
  return [
    {
      path: 'portal.json',
      content: `${JSON.stringify(portal, null, 2)}\n`,
      about: text(`${count} 个组件，三种宽度`, `${count} 個元件，三種寬度`, `${count} widgets at three widths`),
    },
  ]
}

/** From left to right, in rows as high as their highest. */
function placed(widgets: DemoWidget[], columns: number, sizeOf: (widget: DemoWidget) => WidgetSize) {
  let [x, y, high] = [0, 0, 0]
  return widgets.map((widget) => {
    const [w, h] = sizeOf(widget)
    if (x + w > columns) [x, y, high] = [0, y + high, 0]
    const place = { i: widget.id, x, y, w, h }
    x += w
    high = Math.max(high, h)
    return place
  })
}

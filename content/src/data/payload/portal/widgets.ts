import type { Texts } from '../../../kinds.ts'
import type { DemoWidget } from './portal.ts'

/** A line with what stands smaller beside it. */
export type WidgetLine = [text: Texts, note: Texts | string]

const lines = (items: WidgetLine[]) => items.map(([text, note]) => ({ text, note }))

type WidgetPlace = Partial<Pick<DemoWidget, 'wide' | 'middle' | 'phone' | 'roles'>>

export function hero(title: Texts, note: Texts, place: WidgetPlace = {}): DemoWidget {
  return {
    id: 'hero',
    kind: 'hero',
    title,
    data: { text: title, note },
    wide: [8, 5],
    middle: [8, 4],
    phone: 4,
    ...place,
  }
}

export function todo(title: Texts, count: number, items: WidgetLine[], place: WidgetPlace = {}): DemoWidget {
  const data = { count, items: lines(items) }
  return { id: 'todo', kind: 'todo', title, data, wide: [4, 5], middle: [4, 5], phone: 5, ...place }
}

export function notices(id: string, title: Texts, items: WidgetLine[], place: WidgetPlace = {}): DemoWidget {
  return { id, kind: 'notices', title, data: { items: lines(items) }, wide: [4, 4], middle: [4, 5], phone: 5, ...place }
}

export function links(id: string, title: Texts, items: WidgetLine[], place: WidgetPlace = {}): DemoWidget {
  return { id, kind: 'links', title, data: { items: lines(items) }, wide: [4, 4], middle: [4, 4], phone: 4, ...place }
}

export function calendar(title: Texts, items: WidgetLine[], place: WidgetPlace = {}): DemoWidget {
  const data = { items: lines(items) }
  return { id: 'calendar', kind: 'calendar', title, data, wide: [4, 4], middle: [4, 4], phone: 4, ...place }
}

export function people(id: string, title: Texts, items: WidgetLine[], place: WidgetPlace = {}): DemoWidget {
  return { id, kind: 'people', title, data: { items: lines(items) }, wide: [4, 4], middle: [4, 4], phone: 4, ...place }
}

export function shortcuts(title: Texts, items: Texts[], place: WidgetPlace = {}): DemoWidget {
  return {
    id: 'shortcuts',
    kind: 'shortcuts',
    title,
    data: { items },
    wide: [4, 4],
    middle: [4, 4],
    phone: 4,
    ...place,
  }
}

export function chart(
  id: string,
  title: Texts,
  values: number[],
  labels: (Texts | string)[],
  place: WidgetPlace = {},
): DemoWidget {
  return { id, kind: 'chart', title, data: { values, labels }, wide: [4, 4], middle: [4, 4], phone: 4, ...place }
}

export function figure(
  id: string,
  title: Texts,
  value: string,
  unit: Texts,
  note: Texts,
  place: WidgetPlace = {},
): DemoWidget {
  return { id, kind: 'figure', title, data: { value, unit, note }, wide: [3, 3], middle: [4, 3], phone: 3, ...place }
}

export function words(id: string, title: Texts, text: Texts, place: WidgetPlace = {}): DemoWidget {
  return { id, kind: 'text', title, data: { text }, wide: [4, 4], middle: [8, 3], phone: 4, ...place }
}

import type { Texts } from '../../../kinds.ts'
import type { Widget } from './portal.ts'

/** A line with what stands smaller beside it. */
export type Line = [text: Texts, note: Texts | string]

const lines = (items: Line[]) => items.map(([text, note]) => ({ text, note }))

type Place = Partial<Pick<Widget, 'wide' | 'middle' | 'phone' | 'roles'>>

export function hero(title: Texts, note: Texts, place: Place = {}): Widget {
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

export function todo(title: Texts, count: number, items: Line[], place: Place = {}): Widget {
  const data = { count, items: lines(items) }
  return { id: 'todo', kind: 'todo', title, data, wide: [4, 5], middle: [4, 5], phone: 5, ...place }
}

export function notices(id: string, title: Texts, items: Line[], place: Place = {}): Widget {
  return { id, kind: 'notices', title, data: { items: lines(items) }, wide: [4, 4], middle: [4, 5], phone: 5, ...place }
}

export function links(id: string, title: Texts, items: Line[], place: Place = {}): Widget {
  return { id, kind: 'links', title, data: { items: lines(items) }, wide: [4, 4], middle: [4, 4], phone: 4, ...place }
}

export function calendar(title: Texts, items: Line[], place: Place = {}): Widget {
  const data = { items: lines(items) }
  return { id: 'calendar', kind: 'calendar', title, data, wide: [4, 4], middle: [4, 4], phone: 4, ...place }
}

export function people(id: string, title: Texts, items: Line[], place: Place = {}): Widget {
  return { id, kind: 'people', title, data: { items: lines(items) }, wide: [4, 4], middle: [4, 4], phone: 4, ...place }
}

export function shortcuts(title: Texts, items: Texts[], place: Place = {}): Widget {
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
  place: Place = {},
): Widget {
  return { id, kind: 'chart', title, data: { values, labels }, wide: [4, 4], middle: [4, 4], phone: 4, ...place }
}

export function figure(id: string, title: Texts, value: string, unit: Texts, note: Texts, place: Place = {}): Widget {
  return { id, kind: 'figure', title, data: { value, unit, note }, wide: [3, 3], middle: [4, 3], phone: 3, ...place }
}

export function words(id: string, title: Texts, text: Texts, place: Place = {}): Widget {
  return { id, kind: 'text', title, data: { text }, wide: [4, 4], middle: [8, 3], phone: 4, ...place }
}

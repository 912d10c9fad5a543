import type ICAL from 'ical.js'
import type { Clock } from './one-clock.ts'

/** An entry with the dates of it that differ, all by one clock. */
export interface EventSeries {
  component: ICAL.Component
  changes: ICAL.Component[]
  clock: Clock
}

export function categoriesOf(component: ICAL.Component): string[] {
  return component.getAllProperties('categories').flatMap((property) => property.getValues().map(String))
}

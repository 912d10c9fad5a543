import { portalClock } from '../portal-day.ts'

/** A day, or a moment on the portal's clock. */
interface SheetDate {
  kind: 'day' | 'moment'
  /** As ISO 8601 has it: `2026-11-17`, `2026-11-17T00:45:43+08:00`. */
  text: string
}

/** What stands in a cell: numbers stay numbers and dates dates, everything else is a text. */
export type SheetCell = string | number | SheetDate | null

/** As much as a spreadsheet takes. */
const longest = 32_767

/** Days and moments of the portal, where a column holds nothing else. */
export type SheetDateKind = SheetDate['kind']

export function cellOf(
  value: unknown,
  { values, date }: { values?: Record<string, string> | undefined; date?: SheetDateKind | undefined } = {},
): SheetCell {
  if (value === null || value === undefined) return null
  if (date === 'day' && typeof value === 'string') return { kind: date, text: value }
  if (date === 'moment' && typeof value === 'string') return { kind: date, text: portalClock(new Date(value)) }
  if (typeof value === 'number' && !(values && Object.hasOwn(values, String(value)))) return value
  if (Array.isArray(value)) return escapeFormula(value.map((one) => textOf(one, values)).join(', '))
  return escapeFormula(textOf(value, values))
}

function textOf(value: unknown, values: Record<string, string> | undefined): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return values && Object.hasOwn(values, text) ? (values[text] ?? text) : text
}

const calculates = /^[=+\-@\t\r]/
const isNumber = /^[+-]?\d+(\.\d+)?$/

/** Spreadsheets evaluate text that begins like a formula. An apostrophe keeps it a text. */
export function escapeFormula(text: string): string {
  return (calculates.test(text) && !isNumber.test(text) ? `'${text}` : text).slice(0, longest)
}

/** The other way round, so that what was written can be read. */
export function asWritten(text: string): string {
  return text.startsWith("'") && calculates.test(text.slice(1)) ? text.slice(1) : text
}

const dayLength = 86_400_000
/** 1 January 1970 as a spreadsheet counts days. */
const epoch = 25_569

/** A date as a spreadsheet keeps it: days of its calendar, with their part that has passed; it knows no time zones. */
export function serialOf({ text }: SheetDate): number {
  const clock = text.length > 10 ? `${text.slice(0, 19)}Z` : text
  return Date.parse(clock) / dayLength + epoch
}

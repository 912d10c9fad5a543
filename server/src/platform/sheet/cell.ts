/** What stands in a cell: numbers stay numbers, everything else is a text. */
export type SheetCell = string | number | null

/** As much as a spreadsheet takes. */
const longest = 32_767

export function cellOf(value: unknown, values: Record<string, string> | undefined): SheetCell {
  if (value === null || value === undefined) return null
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

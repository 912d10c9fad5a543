import { orderProperties, type RJSFSchema, retrieveSchema, type UiSchema, type ValidatorType } from '@rjsf/utils'
import { nameIn } from './file-widget.tsx'
import type { ReadForm } from './read-form.ts'
import { isWide } from './wide-field.ts'

type PrintedFormData = Record<string, unknown>

export interface PrintedTable {
  columns: { name: string; title: string }[]
  rows: Record<string, string>[]
}

export interface PrintedField {
  name: string
  title: string
  isWide: boolean
  content: string | PrintedTable | PrintedField[]
}

interface YesNoTexts {
  yes: string
  no: string
}

/** A form as its printed sheet shows it: titles and what was entered, in the order of the form. */
export function printLines(
  { schema, uiSchema }: ReadForm,
  data: PrintedFormData,
  validator: ValidatorType,
  words: YesNoTexts,
) {
  return fieldsOf(schema, uiSchema, data)

  function fieldsOf(given: RJSFSchema, ui: UiSchema, entered: PrintedFormData): PrintedField[] {
    const { properties = {} } = retrieveSchema(validator, given, schema, entered)
    return orderNames(Object.keys(properties), ui).map((name) => {
      const field = properties[name] as RJSFSchema
      return {
        name,
        title: field.title ?? name,
        isWide: isWide(field, ui[name]),
        content: contentOf(field, ui[name] ?? {}, entered[name]),
      }
    })
  }

  function contentOf(field: RJSFSchema, ui: UiSchema, value: unknown): PrintedField['content'] {
    const items = field.items as RJSFSchema | undefined
    if (field.type === 'object') return fieldsOf(field, ui, dataOf(value))
    if (items?.type === 'object') return tableOf(items, uiOfItems(ui), Array.isArray(value) ? value : [])
    if (Array.isArray(value)) return value.map((one) => wordsOf(items ?? {}, one)).join(' · ')
    return wordsOf(field, value)
  }

  function tableOf(items: RJSFSchema, ui: UiSchema, lines: unknown[]): PrintedTable {
    const inLines = lines.map((line) => fieldsOf(items, ui, dataOf(line)))
    const columns = (inLines[0] ?? fieldsOf(items, ui, {})).map(({ name, title }) => ({ name, title }))
    const rows = inLines.map((line) =>
      Object.fromEntries(line.map(({ name, content }) => [name, typeof content === 'string' ? content : ''])),
    )
    return { columns, rows }
  }

  function wordsOf(field: RJSFSchema, value: unknown): string {
    if (typeof value === 'boolean') return value ? words.yes : words.no
    const choices = (field.oneOf ?? []) as RJSFSchema[]
    const chosen = choices.find((choice) => choice.const === value)?.title
    const written = chosen ?? String(value ?? '')
    if (field.format === 'data-url') return nameIn(written) ?? ''
    return field.format === 'date-time' ? momentWords(written) : written
  }
}

/** An order that names fields which are not there, or leaves some out, is no reason not to print. */
function orderNames(names: string[], ui: UiSchema): string[] {
  try {
    return orderProperties(names, ui['ui:order'])
  } catch {
    return names
  }
}

/** A function in its place cannot come out of a file. */
function uiOfItems({ items }: UiSchema): UiSchema {
  return typeof items === 'object' ? items : {}
}

function dataOf(value: unknown): PrintedFormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PrintedFormData) : {}
}

/** In the reader's time, as the field to fill in shows it. */
function momentWords(text: string): string {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return text
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

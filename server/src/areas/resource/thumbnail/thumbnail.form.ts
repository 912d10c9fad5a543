import type { FormField, InsideOf } from '@atrium/contract/resource/inside'
import { type JsonContent, listOf, objectOf } from '../package/format/json.ts'
import { hues, ink } from './thumbnail.hues.ts'
import { box, path, sheet, svgOf, text, widthOf, words, wrapped } from './thumbnail.pen.ts'

const page = { x: 68, y: 30, width: 504, top: 96 }
const padding = 34
const gap = 22
const rowHeight = 66
const inputHeight = 34
/** Choices that are more than this fold into a list, as forms do. */
const mostShownChoices = 5

interface FormBlock {
  field: FormField
  value: JsonContent | undefined
  wide: boolean
}

/** The first fields of a form, filled with its sample, on a sheet that goes on below the picture. */
export function drawFormPicture({ fields }: InsideOf<'form'>, form: JsonContent, title: string): Buffer {
  const { color, top } = { color: hues.form, top: page.y + 5 }
  const left = page.x + padding
  const width = page.width - 2 * padding
  const paper =
    box(page.x, page.y, page.width, sheet.height, { fill: '#ffffff', stroke: color.mid }) +
    box(page.x, page.y, page.width, 5, { fill: color.vivid })
  const heading = text(sheet.width / 2, top + 48, title, {
    size: 23,
    color: ink.text,
    weight: 600,
    anchor: 'middle',
    width,
  })

  let drawing = ''
  let y = page.top + 14
  for (const row of rowsOf(blocksOf(fields, form))) {
    if (y > sheet.height) break
    const own = row[0]?.wide ? width : (width - gap) / 2
    const heights = row.map((block, place) => {
      const drawn = drawBlock(block, { x: left + place * (own + gap), y, width: own, fields, form })
      drawing += drawn.svg
      return drawn.height
    })
    y += Math.max(...heights)
  }
  return svgOf(color.tint, paper + heading + drawing)
}

function blocksOf(fields: readonly FormField[], form: JsonContent): FormBlock[] {
  const { uiSchema, sample } = objectOf(form)
  return fields
    .filter(({ path }) => !/[.[]/.test(path))
    .slice(0, 24)
    .map((field) => {
      const options = objectOf(objectOf(objectOf(uiSchema)[field.path])['ui:options'])
      const takesAll = ['long_text', 'table', 'group'].includes(field.kind) || shownChoices(field).length > 3
      return { field, value: objectOf(sample)[field.path], wide: takesAll || options.width === 'full' }
    })
}

function rowsOf(blocks: FormBlock[]): FormBlock[][] {
  const rows: FormBlock[][] = []
  for (const block of blocks) {
    const last = rows.at(-1)
    if (last?.length === 1 && !last[0]?.wide && !block.wide) last.push(block)
    else rows.push([block])
  }
  return rows
}

interface BlockPlace {
  x: number
  y: number
  width: number
  fields: readonly FormField[]
  form: JsonContent
}

function drawBlock({ field, value }: FormBlock, place: BlockPlace): { svg: string; height: number } {
  const { x, y, width } = place
  const star = field.required ? text(x, y + 11, '*', { size: 14, color: '#b02a1e' }) : ''
  const label =
    star + text(x + (star ? 10 : 0), y + 11, words(field.title), { size: 13, color: ink.soft, width: width - 12 })
  const at = { x, y: y + 20, width }
  if (field.kind === 'table')
    return { svg: label + drawTable(field, value, { ...place, ...at }), height: 20 + 3 * 28 + 16 }
  if (field.kind === 'long_text') {
    const lines = wrapped(valueText(field, value), (width - 20) / 13, 2)
    const rows = lines.map((line, row) => text(x + 10, at.y + 21 + row * 19, line, { size: 13, color: ink.text }))
    return { svg: label + input(at, 54) + rows.join(''), height: rowHeight + 20 }
  }
  if (field.kind === 'yes_no' || shownChoices(field).length > 0)
    return { svg: label + drawChoices(field, value, at), height: rowHeight }
  const sign =
    field.kind === 'date' || field.kind === 'moment' ? calendarSign(at) : field.kind === 'choice' ? downSign(at) : ''
  const filled = text(x + 10, at.y + 22, valueText(field, value), {
    size: 13,
    color: ink.text,
    width: width - (sign ? 38 : 18),
  })
  return { svg: label + input(at, inputHeight, field.computed !== null) + filled + sign, height: rowHeight }
}

function input({ x, y, width }: { x: number; y: number; width: number }, height: number, isComputed = false): string {
  return box(x, y, width, height, { fill: isComputed ? '#f6f3ec' : '#ffffff', stroke: ink.control, radius: 3 })
}

function shownChoices({ kind, options = [] }: FormField): string[] {
  const names = options.map(words)
  const isShort = names.reduce((sum, name) => sum + widthOf(name) + 1.8, 0) * 13 < page.width - 2 * padding
  return kind === 'choice' && options.length <= mostShownChoices && isShort ? names : []
}

/** Side by side; the chosen one is filled. Where they do not fit into half of the width, the last are left out. */
function drawChoices(
  field: FormField,
  value: JsonContent | undefined,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const names = field.kind === 'yes_no' ? yesNo(field) : shownChoices(field)
  const chosen =
    field.kind === 'yes_no' ? (value === false ? 1 : 0) : Math.max(field.values?.indexOf(String(value)) ?? 0, 0)
  let drawing = ''
  let left = x
  for (const [place, name] of names.entries()) {
    const own = widthOf(name) * 13 + 24
    if (left + own > x + width) break
    const isChosen = place === chosen
    drawing += box(left, y, own, inputHeight, {
      fill: isChosen ? ink.text : '#ffffff',
      stroke: isChosen ? ink.text : ink.control,
    })
    drawing += text(left + own / 2, y + 22, name, {
      size: 13,
      color: isChosen ? '#ffffff' : ink.text,
      anchor: 'middle',
    })
    left += own
  }
  return drawing
}

function yesNo({ title }: FormField): string[] {
  return /\p{Script=Han}/u.test(words(title)) ? ['是', '否'] : ['Yes', 'No']
}

function drawTable(
  { path: own }: FormField,
  value: JsonContent | undefined,
  { x, y, width, fields }: BlockPlace,
): string {
  const columns = fields
    .filter(({ path }) => path.startsWith(`${own}[].`) && !path.slice(own.length + 3).includes('.'))
    .slice(0, 5)
  const rows = listOf(value).slice(0, 3)
  const each = width / Math.max(columns.length, 1)
  const height = 28
  const header = box(x, y, width, height, { fill: hues.form.tint })
  const frame = [0, 1, 2, 3].map((row) => box(x, y, width, height * row, { stroke: ink.line })).join('')
  const titles = columns.map((column, place) =>
    text(x + place * each + 8, y + 19, words(column.title), {
      size: 12,
      color: ink.soft,
      weight: 500,
      width: each - 10,
    }),
  )
  const cells = rows.slice(0, 2).flatMap((row, at) =>
    columns.map((column, place) => {
      const shown = valueText(column, objectOf(row)[column.path.slice(own.length + 3)])
      return text(x + place * each + 8, y + height * (at + 1) + 19, shown, {
        size: 12,
        color: ink.text,
        width: each - 10,
      })
    }),
  )
  return header + frame + titles.join('') + cells.join('')
}

function valueText(field: FormField, value: JsonContent | undefined): string {
  if (Array.isArray(value)) return value.map((one) => valueText(field, one)).join('、')
  const option = field.options?.[field.values?.indexOf(String(value)) ?? -1]
  if (option !== undefined) return words(option)
  // Four digits may be a year.
  if (typeof value === 'number') return Math.abs(value) < 10_000 ? String(value) : value.toLocaleString('en-US')
  if (typeof value === 'boolean') return yesNo(field)[value ? 0 : 1] ?? ''
  return typeof value === 'string' ? writtenValue(field, value) : ''
}

function writtenValue({ kind }: FormField, value: string): string {
  if (kind === 'file') return /;name=([^;,]{1,80})/.exec(value)?.[1] ?? ''
  return kind === 'moment' ? value.slice(0, 16).replace('T', ' ') : value
}

function calendarSign({ x, y, width }: { x: number; y: number; width: number }): string {
  const left = x + width - 26
  return path(`M${left} ${y + 11}h14v12h-14zM${left} ${y + 15}h14M${left + 4} ${y + 9}v4M${left + 10} ${y + 9}v4`, {
    stroke: ink.faint,
  })
}

function downSign({ x, y, width }: { x: number; y: number; width: number }): string {
  const left = x + width - 24
  return path(`M${left} ${y + 15}l5 5l5 -5`, { stroke: ink.faint, line: 1.5 })
}

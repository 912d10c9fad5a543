import type { Language } from '@atrium/contract/languages'
import { portalTimeZone } from '@atrium/contract/limits'
import type { FormField, InsideLabel, InsideOf } from '@atrium/contract/resource/inside'
import { portalDay } from '../../../platform/portal-day.ts'

type FlowInside = InsideOf<'flow'>
type TrialValues = Readonly<Record<string, unknown>>

export interface PassedStep {
  step: string
  outcome: string
  at: string
}

interface TrialContent {
  flow: FlowInside
  title: InsideLabel
  language: Language
  values: TrialValues
  steps: readonly PassedStep[]
}

/** What stands where nobody signed. */
const nothing = '—'

const yesNo: Record<Language, [yes: string, no: string]> = {
  'zh-CN': ['是', '否'],
  'zh-TW': ['是', '否'],
  en: ['Yes', 'No'],
}

/** What the tags of a document are filled with, by tag: texts, and lists of lines for tables. */
export function trialValues({ flow, title, language, values, steps }: TrialContent): Record<string, unknown> {
  return Object.fromEntries(flow.variables.flatMap((variable) => filledBy(variable)))

  function filledBy({ tag, source, sample }: FlowInside['variables'][number]): [string, unknown][] {
    const [kind = '', rest = ''] = splitOnce(source, '.')
    if (kind === 'flow') return [[tag, ofFlow(rest, sample)]]
    if (kind === 'step') return [[tag, ofStep(rest, sample)]]
    if (kind !== 'form') return []
    if (rest.endsWith('[]')) return [[tag, linesOf(rest)]]
    // The columns of a table are filled line by line.
    return rest.includes('[]') ? [] : [[tag, formatted(rest, at(values, rest))]]
  }

  function ofFlow(what: string, sample: InsideLabel | null): string {
    if (what === 'date') return portalDay()
    return inLanguage(what === 'title' ? title : sample, language) || nothing
  }

  function ofStep(rest: string, sample: InsideLabel | null): string {
    const [id = '', what] = splitOnce(rest, '.')
    const passed = steps.findLast(({ step }) => step === id)
    if (!passed) return nothing
    if (what === 'outcome') return passed.outcome
    if (what === 'at') return momentText(passed.at)
    const role = flow.steps.find((step) => step.id === id)?.role ?? null
    return inLanguage(sample, language) || inLanguage(role, language) || nothing
  }

  function linesOf(path: string): Record<string, string>[] {
    const rows = at(values, path.slice(0, -2))
    const columns = flow.variables.filter(({ source }) => source.startsWith(`form.${path}.`))
    return (Array.isArray(rows) ? rows : []).map((row) =>
      Object.fromEntries(
        columns.map(({ tag, source }) => {
          const column = source.slice(`form.${path}.`.length)
          return [tag, formatted(`${path}.${column}`, at(row, column))]
        }),
      ),
    )
  }

  function formatted(path: string, value: unknown): string {
    const field = flow.form_fields.find((one) => one.path === path)
    return Array.isArray(value) ? value.map((one) => oneValue(field, one)).join(', ') : oneValue(field, value)
  }

  function oneValue(field: FormField | undefined, value: unknown): string {
    if (typeof value === 'boolean') return yesNo[language][value ? 0 : 1]
    if (typeof value === 'number') return field && isMoney(field) ? moneyText.format(value) : String(value)
    return typeof value === 'string' ? textValue(field, value) : ''
  }

  function textValue(field: FormField | undefined, value: string): string {
    const option = field?.options?.[field.values?.indexOf(value) ?? -1]
    if (option !== undefined) return inLanguage(option, language)
    if (field?.kind === 'file') return fileName(value)
    return field?.kind === 'moment' ? momentText(value) : value
  }
}

/** How many places were filled, the lines of tables included. */
export function countFilled(data: Record<string, unknown>): number {
  const counts = Object.values(data).map((value) => {
    if (Array.isArray(value)) return value.reduce<number>((sum, row) => sum + countFilled(row), 0)
    return value === '' || value === nothing ? 0 : 1
  })
  return counts.reduce((sum, one) => sum + one, 0)
}

const moneyText = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const amounts =
  /[金总總税稅余餘差]额|[金總稅餘]額|合[计計]|[单單总總]价|[單總]價|费用|費用|借[款支]|[应應][付收]|[预預]算|（元）|\b(amount|total|price|cost|tax|net|budget|balance|advance|paid)\b/i
const otherUnits = /小时|小時|时长|時數|天|张|張|人|\b(hours|days|receipts|people)\b/i

/** JSON Schema knows no money: the titles of the form do. */
function isMoney({ kind, title }: FormField): boolean {
  const words = typeof title === 'string' ? title : Object.values(title).join(' ')
  return kind === 'number' && amounts.test(words) && !otherUnits.test(words)
}

const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: portalTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-17 09:20` by the portal's clock. */
function momentText(text: string): string {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : moments.format(moment)
}

function fileName(dataUrl: string): string {
  const [, name = ''] = /;name=([^;,]+)/.exec(dataUrl) ?? []
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function at(owner: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, name)
          ? (found as TrialValues)[name]
          : undefined,
      owner,
    )
}

function inLanguage(text: InsideLabel | null, language: Language): string {
  if (text === null || typeof text === 'string') return text ?? ''
  return text[language] ?? text['zh-CN'] ?? text.en ?? ''
}

function splitOnce(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}

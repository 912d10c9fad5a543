import type { Language } from '@atrium/contract/languages'
import { casesFor } from '@atrium/contract/resource/decision-table'
import type { InsideOf } from '@atrium/contract/resource/inside'
import {
  type OutcomeColumn,
  type OutcomeRow,
  type OutcomeRows,
  outcomeRows,
  outcomeWords,
} from '@atrium/contract/resource/outcome-rows'
import { textIn } from '@atrium/contract/resource/text-in'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import styles from './outcomes.module.css'

/** What the diagram beside the table asks of it. */
export interface OutcomesHandle {
  /** Chooses the next row through a step or a way, from the top again after the last. */
  choose: (element: string) => void
}

interface OutcomesProps {
  inside: InsideOf<'flow'>
  language: Language
  ref: Ref<OutcomesHandle>
  /** Told the steps and ways of the chosen row. */
  onMark: (elements: string[]) => void
}

/** With more rows than these they are grouped by their last step, and can be searched. */
const readAtOnce = 12

/** All ways a flow can go: each row is one, the columns are what decides. The arrow keys move from row to row. */
export default function Outcomes({ inside, language, ref, onMark }: OutcomesProps) {
  const { t } = useTranslation('resource')
  const words = outcomeWords[language]
  const table = useMemo(() => outcomeRows(inside, language), [inside, language])
  const { columns, rows } = table
  const [selected, setSelected] = useState(0)
  const [wanted, setWanted] = useState('')
  const isLong = rows.length > readAtOnce
  const groups = isLong ? groupRows(table, wanted, language) : [{ name: null, places: [...rows.keys()] }]
  const shown = groups.flatMap(({ places }) => places)

  const mark = useEffectEvent(onMark)
  useEffect(() => mark(elementsOf(rows[selected])), [rows, selected])
  useImperativeHandle(ref, () => ({
    choose: (element) => setSelected((present) => nextThrough(rows, element, present)),
  }))

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const here = shown.indexOf(selected)
    const goal = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: shown.length - 1 }[event.key]
    const to = goal === undefined ? undefined : shown[goal]
    if (goal === undefined || to === undefined) return
    event.preventDefault()
    setSelected(to)
    event.currentTarget.querySelectorAll('button')[goal]?.focus()
  }

  return (
    <div className={styles.outcomes}>
      <OwnValues inside={inside} table={table} language={language} onFound={setSelected} selected={selected} />
      {isLong && (
        <label className={styles.search}>
          {t('stage_flow.outcomes.search')}
          <Input type="search" size="small" value={wanted} onChange={({ target }) => setWanted(target.value)} />
          <output aria-live="polite">{t('stage_flow.outcomes.found', { count: shown.length })}</output>
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('stage_flow.view.outcomes')} tabIndex={0}>
        <table onKeyDown={move}>
          <thead>
            <tr>
              <th scope="col">{words.number}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{words.steps}</th>
            </tr>
          </thead>
          {groups.map(({ name, places }) => (
            <tbody key={name}>
              {name !== null && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns.length + 2}>
                    {t('stage_flow.outcomes.last_step', { step: name })} <em>{places.length}</em>
                  </th>
                </tr>
              )}
              {places.map((place) => (
                <Row
                  key={place}
                  row={rows[place] as OutcomeRow}
                  columns={columns}
                  number={place + 1}
                  language={language}
                  isSelected={place === selected}
                  isEntry={place === (shown.includes(selected) ? selected : shown[0])}
                  onSelect={() => setSelected(place)}
                />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className={styles.foot}>
        {footWords()}
        <span className={styles.printed}>
          {t('stage_flow.outcomes.printed', { date: new Date().toLocaleDateString(language, { dateStyle: 'long' }) })}
        </span>
      </p>
    </div>
  )

  function footWords(): string {
    const rules = inside.ways.filter(({ rule }) => rule !== null).length
    if (inside.outcomes?.is_cut) return t('stage_flow.outcomes.cut', { count: inside.outcomes.cases.length })
    return t('stage_flow.outcomes.computed', { count: rules })
  }
}

/** The places of the rows that hold what was searched, by the step they end with, in the order of the table. */
export function groupRows({ rows }: OutcomeRows, wanted: string, language: Language) {
  const searched = wanted.trim().toLowerCase()
  const found = [...rows.entries()].filter(([, row]) =>
    [...row.cells, ...stepsOf(row, language)].some((text) => text?.toLowerCase().includes(searched)),
  )
  const groups = Map.groupBy(found, ([, row]) => lastOf(row, language))
  return [...groups].map(([name, entries]) => ({ name, places: entries.map(([place]) => place) }))
}

function lastOf(row: OutcomeRow, language: Language): string {
  const words = outcomeWords[language]
  const step = row.path.at(-1) ?? words.ends[row.ends]
  return row.ends === 'finished' || row.path.length === 0 ? step : `${step} → ${words.ends[row.ends]}`
}

/** The steps of a row as people read them, with its end where the flow is not finished there. */
function stepsOf({ path, ends }: OutcomeRow, language: Language): string[] {
  return ends === 'finished' ? path : [...path, outcomeWords[language].ends[ends]]
}

function nextThrough(rows: readonly OutcomeRow[], element: string, present: number): number {
  const through = rows.flatMap((row, place) => (elementsOf(row).includes(element) ? place : []))
  return through.find((place) => place > present) ?? through[0] ?? present
}

/** What of the diagram a row marks. */
function elementsOf(row: OutcomeRow | undefined): string[] {
  const [first] = row?.cases ?? []
  return first ? [...first.steps, ...first.ways] : []
}

interface RowProps {
  row: OutcomeRow
  columns: OutcomeColumn[]
  number: number
  language: Language
  isSelected: boolean
  /** The row that Tab leads to. */
  isEntry: boolean
  onSelect: () => void
}

function Row({ row, columns, number, language, isSelected, isEntry, onSelect }: RowProps) {
  return (
    <tr data-selected={isSelected || undefined} data-ends={row.ends} onClick={onSelect}>
      <th scope="row">
        <button type="button" aria-pressed={isSelected} tabIndex={isEntry ? 0 : -1}>
          {number}
        </button>
      </th>
      {columns.map(({ id }, place) => (
        <td key={id} data-any={row.cells[place] === null || undefined}>
          {row.cells[place] ?? outcomeWords[language].any}
        </td>
      ))}
      <td>{stepsOf(row, language).join(' → ')}</td>
    </tr>
  )
}

interface OwnValuesProps {
  inside: InsideOf<'flow'>
  table: OutcomeRows
  language: Language
  selected: number
  onFound: (row: number) => void
}

/** Which row somebody's own values fall into. Nothing is sent. */
function OwnValues({ inside, table: { columns, rows }, language, selected, onFound }: OwnValuesProps) {
  const { t } = useTranslation('resource')
  const [values, setValues] = useState<Record<string, string>>({})
  const subjects = columns.filter(({ kind }) => kind === 'value')
  if (subjects.length === 0) return null

  const enter = (subject: string, text: string) => {
    const entered = { ...values, [subject]: text }
    setValues(entered)
    const cases = casesFor(inside.outcomes ?? { cases: [] }, (name) => readValue(entered[name] ?? ''))
    const found = rows.findIndex((row) => row.ends === 'finished' && row.cases.some((one) => cases.includes(one)))
    if (found >= 0) onFound(found)
  }

  return (
    <fieldset className={styles.own}>
      <legend>{t('stage_flow.outcomes.own')}</legend>
      {subjects.map(({ id, name }) => (
        <OwnValue
          key={id}
          inside={inside}
          subject={id}
          name={name}
          language={language}
          value={values[id] ?? ''}
          onEnter={enter}
        />
      ))}
      <output aria-live="polite">{t('stage_flow.outcomes.falls', { number: selected + 1 })}</output>
    </fieldset>
  )
}

interface OwnValueProps {
  inside: InsideOf<'flow'>
  subject: string
  name: string
  language: Language
  value: string
  onEnter: (subject: string, text: string) => void
}

function OwnValue({ inside, subject, name, language, value, onEnter }: OwnValueProps) {
  const id = useId()
  const words = outcomeWords[language]
  const field = inside.form_fields.find(({ path }) => path === subject)
  const yesNo = [
    { value: 'true', name: words.yes },
    { value: 'false', name: words.no },
  ]
  const offered = (field?.values ?? []).map((one, place) => ({
    value: one,
    name: textIn(field?.options?.[place] ?? one, language),
  }))
  const options = field?.kind === 'yes_no' ? yesNo : offered
  return (
    <label htmlFor={id}>
      {name}
      {options.length > 0 ? (
        <Select
          id={id}
          size="small"
          value={value}
          options={[{ value: '', name: '—' }, ...options]}
          onChange={({ target }) => onEnter(subject, target.value)}
        />
      ) : (
        <Input
          id={id}
          size="small"
          inputMode={field?.kind === 'text' || field?.kind === 'date' ? 'text' : 'decimal'}
          value={value}
          onChange={({ target }) => onEnter(subject, target.value)}
        />
      )}
    </label>
  )
}

/** As the form would hold it: a number where it is one. */
function readValue(text: string): string | number | boolean | null {
  const plain = text.trim().replaceAll(',', '')
  if (plain === '') return null
  if (plain === 'true' || plain === 'false') return plain === 'true'
  return Number.isNaN(Number(plain)) ? text.trim() : Number(plain)
}

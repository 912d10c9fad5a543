import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { GripIcon, TableIcon } from '../../../ui/icon/icons.tsx'
import styles from './column-chooser.module.css'
import type { ListColumn } from './list-declaration.ts'
import { type ColumnPlace, columnWidths, type ListLayout, mainColumn, readLayout } from './list-layout.ts'
import { ListPanel } from './list-panel.tsx'

interface ColumnChooserProps<Row> {
  texts: string
  columns: ListColumn<Row>[]
  layout: ListLayout<Row>
}

/** Which columns a list has, in what order and how wide: by pointer or with the arrow keys. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { t } = useTranslation('management')
  return (
    <ListPanel
      side="end"
      label={
        <>
          <TableIcon size={16} />
          {t('list.columns')}
        </>
      }
    >
      {() => <Columns {...props} />}
    </ListPanel>
  )
}

function Columns<Row>({ texts, columns, layout: { text, places, change } }: ColumnChooserProps<Row>) {
  const { t } = useTranslation('management')
  const list = useRef<HTMLUListElement>(null)
  const hint = useId()
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const main = mainColumn(columns)
  const shown = places.filter(({ hidden }) => !hidden)

  const replace = (column: string, changes: Partial<ColumnPlace>) =>
    change(places.map((one) => (one.column === column ? { ...one, ...changes } : one)))

  function move(column: string, to: number, options = { keeps: true }) {
    const moved = places.find((one) => one.column === column)
    const others = places.filter((one) => one !== moved)
    const place = Math.max(1, Math.min(to, others.length))
    if (!moved || places.indexOf(moved) === place) return
    change([...others.slice(0, place), moved, ...others.slice(place)], options)
    setSaid(t('list.column_moved', { label: t(`${texts}.column.${column}`), place: place + 1 }))
  }

  function press(event: KeyboardEvent, one: ColumnPlace) {
    const steps: Record<string, () => void> = {
      ArrowUp: () => one.column !== main && move(one.column, places.indexOf(one) - 1),
      ArrowDown: () => one.column !== main && move(one.column, places.indexOf(one) + 1),
      ArrowLeft: () => widen(one, -columnWidths.step),
      ArrowRight: () => widen(one, columnWidths.step),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  function widen(one: ColumnPlace, by: number) {
    const width = Math.min(columnWidths.most, Math.max(columnWidths.least, (one.width ?? usualWidth) + by))
    replace(one.column, { width })
    setSaid(t('list.column_width', { label: t(`${texts}.column.${one.column}`), width }))
  }

  function drag(event: PointerEvent, column: string) {
    if (dragged !== column) return
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const to = rows.findIndex(({ bottom }) => event.clientY < bottom)
    move(column, to < 0 ? places.length - 1 : to, { keeps: false })
  }

  function drop() {
    setDragged(null)
    change(places)
  }

  return (
    <div className={styles.columns}>
      <p id={hint}>{t('list.columns_hint')}</p>
      <ul ref={list}>
        {places.map((one) => {
          const { column, hidden, width } = one
          const label = t(`${texts}.column.${column}`)
          return (
            <li key={column} data-dragged={dragged === column || undefined}>
              <button
                type="button"
                aria-label={t('list.arrange_column', { label })}
                aria-describedby={hint}
                onKeyDown={(event) => press(event, one)}
                onPointerDown={(event) => {
                  if (column === main) return
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDragged(column)
                }}
                onPointerMove={(event) => drag(event, column)}
                onPointerUp={() => dragged === column && drop()}
              >
                <GripIcon size={14} />
              </button>
              <Checkbox
                checked={!hidden}
                disabled={column === main || (!hidden && shown.length <= 1)}
                onChange={({ target }) => replace(column, { hidden: !target.checked })}
              >
                {label}
              </Checkbox>
              <small>{column === main ? t('list.column_fixed') : width ? `${width} px` : ''}</small>
            </li>
          )
        })}
      </ul>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      <Button kind="text" size="small" disabled={text === ''} onClick={() => change(readLayout('', columns))}>
        {t('list.usual_columns')}
      </Button>
    </div>
  )
}

/** From where the keys begin when a column has the width of its content. */
const usualWidth = 160

import { useTranslation } from 'react-i18next'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import type { ChartData } from './drawing.ts'
import { sum } from './figures.ts'

interface FiguresTableProps {
  caption: string
  drawing: ChartData
}

/** The same figures as the chart, day by day, for those who listen, and for whoever wants them exactly. */
export function FiguresTable({ caption, drawing }: FiguresTableProps) {
  const columns = useColumns(drawing)
  return <Table caption={caption} columns={columns} rows={placesOf(drawing)} keyOf={(place) => place} />
}

/** Only for those who listen, where the drawing has no room: the report shows it to everybody. */
export function FiguresAloud({ caption, drawing }: FiguresTableProps) {
  const columns = useColumns(drawing)
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placesOf(drawing).map((place) => (
            <tr key={place}>
              {columns.map(({ id, cell }) => (
                <td key={id}>{cell(place)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function placesOf({ days }: ChartData): number[] {
  return days.map((_, place) => place)
}

/** A row is the place of its day. */
function useColumns({
  days,
  parts,
  before,
  open,
  placeTitle,
  dayName,
  beforeName,
  todayName,
  format,
}: ChartData): TableColumn<number>[] {
  const { t } = useTranslation('management')
  const kind = 'number'
  const nameOfDay = (place: number) => (todayName && place === open ? todayName : dayName(days[place] ?? ''))
  const known = (place: number, amount: number) => (open !== null && place > open ? '–' : format(amount))
  const total: TableColumn<number> = {
    id: 'total',
    name: t('reports.total'),
    kind,
    cell: (place) => known(place, sum(parts.map(({ amounts }) => amounts[place] ?? 0))),
  }
  return [
    { id: 'day', name: placeTitle, cell: nameOfDay },
    ...parts.map(
      ({ key, name, amounts }): TableColumn<number> => ({
        id: key || 'amount',
        name,
        kind,
        cell: (place) => known(place, amounts[place] ?? 0),
      }),
    ),
    ...(parts.length > 1 ? [total] : []),
    { id: 'before', name: beforeName, kind, cell: (place) => format(before[place] ?? 0) },
  ]
}

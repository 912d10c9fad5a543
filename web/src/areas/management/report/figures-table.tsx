import { useTranslation } from 'react-i18next'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Drawing } from './drawing.ts'
import { sum } from './figures.ts'

interface FiguresTableProps {
  caption: string
  drawing: Drawing
}

/** The same figures as the chart, day by day, for those who listen, and for whoever wants them exactly. */
export function FiguresTable({
  caption,
  drawing: { days, parts, before, dayName, beforeName, format },
}: FiguresTableProps) {
  const { t } = useTranslation('management')
  const total: Column<number> = {
    id: 'total',
    name: t('reports.total'),
    kind: 'number',
    cell: (day) => format(sum(parts.map(({ amounts }) => amounts[day] ?? 0))),
  }

  return (
    <Table
      caption={caption}
      keyOf={(day) => day}
      rows={days.map((_, place) => place)}
      columns={[
        { id: 'day', name: t('reports.day'), cell: (day) => dayName(days[day] ?? '') },
        ...parts.map(
          ({ key, name, amounts }): Column<number> => ({
            id: key || 'amount',
            name,
            kind: 'number',
            cell: (day) => format(amounts[day] ?? 0),
          }),
        ),
        ...(parts.length > 1 ? [total] : []),
        { id: 'before', name: beforeName, kind: 'number', cell: (day) => format(before[day] ?? 0) },
      ]}
    />
  )
}

import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import type { Occurrence, SelectedOccurrence } from './calendar.ts'
import styles from './rota.module.css'
import type { ShiftCell, ShiftTable } from './shift-table.ts'

interface RotaProps {
  table: ShiftTable
  today: string
  language: Language
  chosen: SelectedOccurrence | null
  onChoose: (chosen: SelectedOccurrence) => void
}

/** Two weeks of a rota: who works when, and how often late. */
export function Rota({ table, today, language, chosen, onChoose }: RotaProps) {
  const { t } = useTranslation('resource')
  const { days, rows, shifts } = table
  const late = shifts.at(-1)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} aria-label={t('stage_schedule.rota')} tabIndex={0}>
      <table className={styles.rota}>
        <thead>
          <tr>
            <th scope="col">{t('stage_schedule.group')}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-weekend={isWeekend(day)} data-today={day === today || undefined}>
                {dayLabel(day, language)}
              </th>
            ))}
            <th scope="col">{late?.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, person, cells, late }, index) => (
            <tr key={`${group} ${person}`}>
              <th scope="row">
                {(rows[index - 1]?.group !== group || !person) && <b>{group}</b>}
                {person && <span>{person}</span>}
              </th>
              {cells.map((cell) => (
                <td key={cell.day} data-weekend={isWeekend(cell.day)}>
                  <ShiftButton
                    cell={cell}
                    isChosen={
                      cell.occurrence !== null &&
                      chosen?.occurrence === cell.occurrence &&
                      chosen.who === (person || group)
                    }
                    onChoose={(occurrence) =>
                      onChoose({
                        occurrence,
                        who: person || group,
                        shift: cell.shift?.name ?? null,
                        conflict: cell.conflict,
                      })
                    }
                  />
                </td>
              ))}
              <td className={styles.count}>{late}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ShiftButton({
  cell,
  isChosen,
  onChoose,
}: {
  cell: ShiftCell
  isChosen: boolean
  onChoose: (occurrence: Occurrence) => void
}) {
  const { t } = useTranslation('resource')
  const { shift, conflict, occurrence } = cell
  if (!shift || !occurrence) return <span className={styles.off}>{t('stage_schedule.off')}</span>
  return (
    <button
      type="button"
      className={styles.shift}
      data-tone={shift.tone}
      data-conflict={conflict ?? undefined}
      aria-pressed={isChosen}
      aria-label={conflict ? `${shift.name}, ${t(`stage_schedule.conflict.${conflict}`)}` : shift.name}
      onClick={() => onChoose(occurrence)}
    >
      {shift.letter}
    </button>
  )
}

function dayLabel(day: string, language: Language) {
  const weekday = new Intl.DateTimeFormat(language, {
    weekday: language === 'en' ? 'short' : 'narrow',
    timeZone: 'UTC',
  })
  return `${weekday.format(Date.parse(day))} ${Number(day.slice(8))}`
}

function isWeekend(day: string) {
  return [0, 6].includes(new Date(day).getUTCDay()) || undefined
}

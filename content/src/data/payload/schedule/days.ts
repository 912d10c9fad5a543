/** The day that many days later, '2026-11-16' and the like. */
export function day(from: string, later: number): string {
  const date = new Date(`${from}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + later)
  return date.toISOString().slice(0, 10)
}

export function nextDay(from: string): string {
  return day(from, 1)
}

/** Of each month from the first one on, the working day with this number: 1 is the first, -1 the last. */
export function workingDays(firstMonth: string, months: number, number: number): string[] {
  return Array.from({ length: months }, (_, later) => {
    const [year = 0, month = 0] = firstMonth.split('-').map(Number)
    const days = weekdaysOf(year, month + later)
    return days.at(number > 0 ? number - 1 : number) ?? ''
  })
}

function weekdaysOf(year: number, month: number): string[] {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length: last }, (_, later) => day(first, later)).filter(
    (one) => new Date(`${one}T00:00:00Z`).getUTCDay() % 6 !== 0,
  )
}

/** The day that many days later, '2026-11-16' and the like. */
export function day(from: string, later: number): string {
  const date = new Date(`${from}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + later)
  return date.toISOString().slice(0, 10)
}

export function nextDay(from: string): string {
  return day(from, 1)
}

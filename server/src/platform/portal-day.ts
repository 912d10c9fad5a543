/** Where the portal's days begin and end. The function `portal_day` of the database uses the same zone. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })

/** `2026-11-16`: the portal's day of that moment. */
export function portalDay(moment: Date = new Date()): string {
  return calendar.format(moment)
}

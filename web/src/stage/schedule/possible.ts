import ICAL from 'ical.js'

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a rule can ever be met: the 30th of February would be looked for until the end of time. */
export function isPossible(component: ICAL.Component): boolean {
  return component.getAllProperties('rrule').every((property) => {
    const rule = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur)) return true
    const days = rule.getComponent('bymonthday').map(Number)
    const months = rule.getComponent('bymonth').map(Number)
    if (days.length === 0 || months.length === 0) return true
    return months.some((month) => days.some((day) => Math.abs(day) <= (longest[month - 1] ?? 0)))
  })
}

import ICAL from 'ical.js'
import { limits } from '../format/limits.ts'
import { withinTime } from '../format/within-time.ts'
import type { CheckPlace, PackageReport } from '../report.ts'

/** Milliseconds of the processor that all rules of a file share: a thousand slow rules are no better than one. */
export const timeForRules = 800
/** With less than this left, a rule that came to no end says nothing about the rule. */
const fairTime = 200
const rare = ['SECONDLY', 'MINUTELY', 'HOURLY']

/** Whether a rule can be evaluated fast enough: calendars compute its dates while they are shown. */
export function checkRule(
  rule: unknown,
  starts: InstanceType<typeof ICAL.Time>,
  { report, place, budget }: { report: PackageReport; place: CheckPlace; budget: { left: number } },
) {
  if (!(rule instanceof ICAL.Recur)) return report.wrong('format.broken_rule', {}, place)
  const context = { ...place, excerpt: String(rule).slice(0, 120) }
  if (rare.includes(rule.freq)) return report.wrong('format.too_frequent', {}, context)
  if ((rule.count ?? 0) > limits.dates) return report.wrong('format.too_many_dates', { most: limits.dates }, context)
  if (rule.interval > limits.dates) return report.wrong('format.broken_rule', {}, context)
  if (budget.left < fairTime) return

  let dates = 0
  const began = process.threadCpuUsage()
  try {
    const done = withinTime(Math.floor(budget.left), () => {
      dates = 0
      const iterator = rule.iterator(starts)
      while (dates < limits.dates_tried && iterator.next()) dates++
    })
    // A rule without an end that runs dry made the calendar search thousands of years.
    const dry = !rule.until && !rule.count && dates < limits.dates_tried
    if (!done || dry) report.wrong('format.rule_never_ends', {}, context)
    else if (dates === 0) report.note('format.rule_without_dates', {}, context)
  } catch {
    report.wrong('format.broken_rule', {}, context)
  }
  const { user, system } = process.threadCpuUsage(began)
  budget.left -= (user + system) / 1_000
}

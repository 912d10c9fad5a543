import { hourly, type ReportMeasure, type ReportName, reportMeasures } from '@atrium/contract/report/choices'
import { type SettledCall, settleCall } from '../../../page/account/settle-call.ts'
import { hoursAsReport, type ReportAnswer } from './figures.ts'
import type { ReportRange } from './range.ts'

/** Day by day; today hour by hour, where the report has hours. */
export async function loadReport(
  report: ReportName,
  { preset, from, to }: ReportRange,
): Promise<SettledCall<ReportAnswer>> {
  const params = { report }
  const measures: readonly ReportMeasure[] = reportMeasures[report]
  if (preset !== 'today' || !measures.some((measure) => hourly.includes(measure)))
    return settleCall('GET /api/management/reports/{report}', { params, query: { from, to } })

  const settled = await settleCall('GET /api/management/reports/{report}/hours', { params })
  return 'data' in settled ? { data: hoursAsReport(settled.data) } : settled
}

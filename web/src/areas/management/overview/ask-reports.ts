import { settleCall } from '../../../page/account/settle-call.ts'

export function askReports({ from, to }: { from: string; to: string }) {
  const query = { from, to }
  const read = (report: 'downloads' | 'people' | 'searches') =>
    settleCall('GET /api/management/reports/{report}', { params: { report }, query })
  return {
    downloads: read('downloads'),
    people: read('people'),
    searches: read('searches'),
    words: settleCall('GET /api/management/zero-result-searches', { query: { search: query, size: 5 } }),
    most: settleCall('GET /api/management/most-downloaded', { query: { ...query, size: 5 } }),
  }
}
export type AskedReports = ReturnType<typeof askReports>

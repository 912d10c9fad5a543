import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { days, keyword, reason } from '../management-kit.ts'
import { managementScreen, screenParams } from '../screen.ts'

const exportFormat = z.enum(['xlsx', 'csv'])
const exportState = z.enum(['waiting', 'running', 'ready', 'cancelled', 'refused', 'failed'])

const column = z.object({
  column: z.string().regex(/^\w{1,60}$/),
  title: z.string().max(200),
  /** What the list shows for a code. */
  values: z.record(z.string().max(100), z.string().max(200)).optional(),
})

const exportId = screenParams.extend({ export_id: id })

export const exportList = endpoint({
  method: 'POST',
  path: '/api/management/screens/{screen}/exports',
  access: { screen_in_path: true },
  summary: 'Have a list written into a file as it is searched and ordered, in the words it is shown in',
  params: screenParams,
  body: z.object({
    format: exportFormat,
    /** Which list of the screen, by the call that answers it: 'GET /api/management/tags'. */
    call: z.string().max(200),
    /** The name of the list: the file and its sheet are called so. */
    title: z.string().trim().min(1).max(100),
    search: z.record(z.string(), z.unknown()).default({}),
    /** Several values of a filter, as the list takes them. */
    any_of: z.record(z.string(), z.array(z.unknown())).default({}),
    where: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
    order_by: z.record(z.string(), z.enum(['asc', 'desc'])).default({}),
    columns: z.array(column).min(1).max(60),
  }),
  data: z.object({ export_id: z.number().int() }),
  limit: { per_minute: 20 },
})

export const readExport = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/exports/{export_id}',
  access: { screen_in_path: true },
  summary: 'How far an export of one’s own is',
  params: exportId,
  data: z.object({
    export_id: z.number().int(),
    state: exportState,
    row_count: z.number().int(),
    is_cut: z.boolean(),
    size: z.number().int().nullable(),
  }),
})

export const cancelExport = endpoint({
  method: 'POST',
  path: '/api/management/screens/{screen}/exports/{export_id}/cancellation',
  access: { screen_in_path: true },
  summary: 'Give up an export of one’s own that is not ready yet',
  params: exportId,
  data: nothing,
})

export const openExport = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/exports/{export_id}/address',
  access: { screen_in_path: true },
  summary: 'An address that serves the file of one’s own export for a minute',
  params: exportId,
  data: z.object({ address: z.string() }),
})

export const listExports = endpoint({
  method: 'GET',
  path: '/api/management/exports',
  access: { screen: 'export_log' },
  summary: 'Who wrote which list into a file',
  query: managedListQuery(
    z.object({ keyword, state: exportState.optional(), screen: managementScreen.optional(), ...days }),
    ['created_at'],
  ),
  data: managedPage(
    z.object({
      export_id: z.number().int(),
      screen: managementScreen,
      user_id: z.number().int(),
      user_name: z.string(),
      format: exportFormat,
      state: exportState,
      row_count: z.number().int(),
      size: z.number().int().nullable(),
      created_at: instant,
      ended_at: instant.nullable(),
      /** Whether the viewer may fetch it: one’s own, while it is kept. */
      is_mine: z.boolean(),
      has_file: z.boolean(),
    }),
  ),
})

export const stopExport = endpoint({
  method: 'POST',
  path: '/api/management/exports/{export_id}/cancellation',
  access: { screen: 'export_log' },
  summary: 'Stop somebody’s export',
  params: z.object({ export_id: id }),
  body: z.object({ reason }),
  data: nothing,
})

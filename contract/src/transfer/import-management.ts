import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import type { ManagementScreen } from '../management.ts'
import { days, keyword, reason } from '../management-kit.ts'
import { managementScreen, screenParams } from '../screen.ts'

/** Screens whose lists take rows from files. */
export const importScreens = [
  'users',
  'industries',
  'demands',
  'video_categories',
  'app_categories',
  'tags',
] as const satisfies ManagementScreen[]

const importState = z.enum(['reading', 'checked', 'running', 'done', 'cancelled', 'refused', 'failed'])

/** Why a file could not be read as rows; one sentence each among the browser's texts. */
export const importReason = z.enum([
  'unreadable',
  'missing_column',
  'column_twice',
  'no_rows',
  'too_many_rows',
  'too_large',
  'not_allowed',
])

const count = z.number().int().nonnegative()
const importId = screenParams.extend({ import_id: id })

const counts = {
  row_count: count,
  bad_count: count,
  new_count: count,
  change_count: count,
  same_count: count,
  /** Rows the writing has gone through. */
  done_count: count,
}

export const readImportColumns = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/imports/columns',
  access: { screen_in_path: true },
  summary: 'Which columns a file for this list has',
  params: screenParams,
  data: z.object({
    columns: z.array(z.object({ column: z.string(), title: z.string(), hint: z.string(), required: z.boolean() })),
  }),
})

export const readImportTemplate = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/imports/template',
  access: { screen_in_path: true },
  summary: 'An empty file with the columns of this list, as Base64',
  params: screenParams,
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  data: z.object({ file_name: z.string(), content_type: z.string(), content: z.base64() }),
})

export const beginImport = endpoint({
  method: 'POST',
  path: '/api/management/screens/{screen}/imports',
  access: { screen_in_path: true },
  summary: 'Read an uploaded file of kind rows and say what would become of each row; nothing is written yet',
  params: screenParams,
  body: z.object({ file_id: id }),
  data: z.object({ import_id: z.number().int() }),
  limit: { per_minute: 20 },
})

export const readImport = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/imports/{import_id}',
  access: { screen_in_path: true },
  summary:
    'How far an import of one’s own is, what was found, and its first twenty rows; those that change nothing come last',
  params: importId,
  data: z.object({
    import_id: z.number().int(),
    state: importState,
    reason: importReason.nullable(),
    detail: z.string().nullable(),
    file_name: z.string(),
    ...counts,
    has_errors: z.boolean(),
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        line: z.number().int(),
        cells: z.array(z.string()),
        becomes: z.enum(['new', 'change', 'same']).nullable(),
        /** Of a row that changes its record: column by column, an absent value is empty. */
        changes: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
        /** In the viewer's language: what is wrong with it, and where. */
        problem: z.string().nullable(),
      }),
    ),
  }),
})

export const runImport = endpoint({
  method: 'POST',
  path: '/api/management/screens/{screen}/imports/{import_id}/run',
  access: { screen_in_path: true },
  summary: 'Write what was read: all of it or nothing, or the rows that are good',
  params: importId,
  body: z.object({ mode: z.enum(['all', 'good']) }),
  data: nothing,
})

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/management/screens/{screen}/imports/{import_id}/cancellation',
  access: { screen_in_path: true },
  summary: 'Give up an import of one’s own; batches that were written stay',
  params: importId,
  data: nothing,
})

export const openImportErrors = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/imports/{import_id}/errors',
  access: { screen_in_path: true },
  summary: 'An address that serves the rows that are not good, each with its reason, for a minute',
  params: importId,
  data: z.object({ address: z.string() }),
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/management/imports',
  access: { screen: 'import_log' },
  summary: 'Who read which file into a list',
  query: managedListQuery(
    z.object({ keyword, state: importState.optional(), screen: managementScreen.optional(), ...days }),
    ['created_at'],
  ),
  data: managedPage(
    z.object({
      import_id: z.number().int(),
      screen: managementScreen,
      user_id: z.number().int(),
      user_name: z.string(),
      file_name: z.string(),
      state: importState,
      mode: z.enum(['all', 'good']).nullable(),
      ...counts,
      created_at: instant,
      ended_at: instant.nullable(),
      is_mine: z.boolean(),
      has_errors: z.boolean(),
    }),
  ),
})

export const stopImport = endpoint({
  method: 'POST',
  path: '/api/management/imports/{import_id}/cancellation',
  access: { screen: 'import_log' },
  summary: 'Stop somebody’s import; batches that were written stay',
  params: z.object({ import_id: id }),
  body: z.object({ reason }),
  data: nothing,
})

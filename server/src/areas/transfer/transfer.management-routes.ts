import type { ManagementScreen } from '@atrium/contract/management'
import * as exports from '@atrium/contract/transfer/export-management'
import type { readImportTemplate } from '@atrium/contract/transfer/import-management'
import * as imports from '@atrium/contract/transfer/import-management'
import * as views from '@atrium/contract/transfer/view-management'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { idColumn } from '../../platform/list/import.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Wiring } from '../../platform/wiring.ts'
import type { Platform } from '../../platform.ts'
import { exportList } from './export/export.list.ts'
import { cancelExport, cancelOwnExport, openExport, readExport, requestListExport } from './export/export.ts'
import { importList } from './import/import.list.ts'
import { fileNames } from './import/import.texts.ts'
import { beginImport, cancelImport, cancelOwnImport, openErrors, readImport, runImport } from './import/import.ts'
import { findExportList, findRowImport } from './transfer.find-list.ts'
import { contentTypes, type ExportFormatName, writeSheet } from './transfer.store.ts'
import { dropView, listViews, readLayouts, saveLayout, saveView } from './transfer.view.ts'

const valueRow = z.object({ value: z.record(z.string(), z.unknown()) })

export function transferManagementRoutes(app: FastifyInstance, platform: Platform) {
  exportRoutes(app, platform)
  importRoutes(app, platform)
  viewRoutes(app, platform)
}

function exportRoutes(app: FastifyInstance, platform: Platform) {
  const { db, storage, wiring } = platform
  const one = { subject: 'list_export', read: readerOf('list_export', 'export_id') }
  serveChange(app, platform, exports.exportList, {
    ...one,
    id: (_, data) => data?.export_id,
    work: (tx, { params, body }, viewer) => requestListExport(tx, wiring, viewer, params.screen, body),
  })
  serve(app, exports.readExport, ({ params }, viewer) => readExport(db, viewer, params.screen, params.export_id))
  serveChange(app, platform, exports.cancelExport, {
    ...one,
    id: ({ params }) => params.export_id,
    work: (tx, { params }, viewer) => cancelOwnExport(tx, viewer, params.screen, params.export_id),
  })
  serve(app, exports.openExport, ({ params }, viewer) =>
    openExport(db, storage, viewer, params.screen, params.export_id),
  )
  serveList(app, platform, exportList)
  serveChange(app, platform, exports.stopExport, {
    ...one,
    id: ({ params }) => params.export_id,
    work: (tx, { params }) => cancelExport(tx, params.export_id),
  })
}

function importRoutes(app: FastifyInstance, platform: Platform) {
  const { db, storage, wiring } = platform
  const one = { subject: 'list_import', read: readerOf('list_import', 'import_id') }
  serve(app, imports.readImportColumns, ({ params }, viewer) => readColumns(wiring, viewer, params.screen))
  serve(app, imports.readImportTemplate, ({ params, query }, viewer) =>
    readTemplate(wiring, viewer, params.screen, query.format),
  )
  serveChange(app, platform, imports.beginImport, {
    ...one,
    id: (_, data) => data?.import_id,
    work: (tx, { params, body }, viewer) => beginImport(tx, wiring, viewer, { ...params, ...body }),
  })
  serve(app, imports.readImport, ({ params }, viewer) => readImport(platform, viewer, params.screen, params.import_id))
  serveChange(app, platform, imports.runImport, {
    ...one,
    id: ({ params }) => params.import_id,
    work: (tx, { params, body }, viewer) => runImport(tx, viewer, params.screen, { ...params, ...body }),
  })
  serveChange(app, platform, imports.cancelImport, {
    ...one,
    id: ({ params }) => params.import_id,
    work: (tx, { params }, viewer) => cancelOwnImport(tx, viewer, params.screen, params.import_id),
  })
  serve(app, imports.openImportErrors, ({ params }, viewer) =>
    openErrors(db, storage, viewer, params.screen, params.import_id),
  )
  serveList(app, platform, importList)
  serveChange(app, platform, imports.stopImport, {
    ...one,
    id: ({ params }) => params.import_id,
    work: (tx, { params }) => cancelImport(tx, params.import_id),
  })
}

function viewRoutes(app: FastifyInstance, platform: Platform) {
  const one = { subject: 'list_view', read: readerOf('list_view', 'view_id') }
  serve(app, views.listViews, ({ params }, viewer) => listViews(platform.db, viewer, params.screen))
  serveChange(app, platform, views.keepView, {
    ...one,
    id: (_, data) => data?.view_id,
    work: (tx, { params, body }, viewer) => saveView(tx, viewer, params.screen, body),
  })
  serveChange(app, platform, views.dropView, {
    ...one,
    id: ({ params }) => params.view_id,
    work: (tx, { params }, viewer) => dropView(tx, viewer, params.screen, params.view_id),
  })
  serve(app, views.readLayouts, ({ params }, viewer) => readLayouts(platform.db, viewer, params.screen))
  serveChange(app, platform, views.saveLayout, {
    subject: 'list_layout',
    work: async (tx, { params, body }, viewer) => {
      findExportList(platform.wiring, params.screen, body.call)
      return saveLayout(tx, viewer, params.screen, body)
    },
  })
}

/** Without the keys under which the store would hand something out. */
function readerOf(table: string, id: string) {
  return async (tx: Db, key: number) => {
    const { rows } = await typedSql(valueRow)`
      select to_jsonb(subject) - 'object_key' - 'errors_key' as value
      from ${sql.table(table)} as subject where ${sql.ref(id)} = ${key}`.execute(tx)
    return rows[0]?.value ?? null
  }
}

/** One row with the column titles. Hints are not in the file, where they could be imported as a row. */
async function readTemplate(
  wiring: Wiring,
  { language }: Viewer,
  screen: ManagementScreen,
  format: ExportFormatName,
): Promise<z.input<typeof readImportTemplate.data>> {
  // New rows have no id.
  const columns = findRowImport(wiring, screen).columns.filter((one) => one !== idColumn)
  const titles = columns.map(({ title }) => title[language])
  const name = fileNames.template[language]
  const pieces: Buffer[] = []
  for await (const piece of writeSheet(format, name, header(titles))) pieces.push(piece)
  return {
    file_name: `${name}-${screen}.${format}`,
    content_type: contentTypes[format],
    content: Buffer.concat(pieces).toString('base64'),
  }
}

async function* header(titles: string[]) {
  yield [titles]
}

function readColumns(wiring: Wiring, { language }: Viewer, screen: ManagementScreen) {
  const columns = findRowImport(wiring, screen).columns.map(({ column, title, hint, required = false }) => ({
    column,
    required,
    title: title[language],
    hint: hint[language],
  }))
  return { columns }
}

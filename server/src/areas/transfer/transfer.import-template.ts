import type { readImportTemplate } from '@atrium/contract/import-management'
import type { ManagementScreen } from '@atrium/contract/management'
import type { z } from 'zod'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Wiring } from '../../platform/wiring.ts'
import { findRowImport } from './transfer.find-list.ts'
import { fileNames } from './transfer.import-words.ts'
import { contentTypes, type ExportFormatName, writeSheet } from './transfer.store.ts'

/** One row with the column titles. Hints are not in the file, where they could be imported as a row. */
export async function readTemplate(
  wiring: Wiring,
  { language }: Viewer,
  screen: ManagementScreen,
  format: ExportFormatName,
): Promise<z.input<typeof readImportTemplate.data>> {
  const titles = findRowImport(wiring, screen).columns.map(({ title }) => title[language])
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

export function readColumns(wiring: Wiring, { language }: Viewer, screen: ManagementScreen) {
  const columns = findRowImport(wiring, screen).columns.map(({ column, title, hint, required = false }) => ({
    column,
    required,
    title: title[language],
    hint: hint[language],
  }))
  return { columns }
}

import { sql } from 'kysely'
import { checkImport } from '../../src/areas/transfer/import/import.check.ts'
import type { Portal } from '../portal.ts'
import { givenStoredFile } from './stored-file.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file of rows as uploading leaves it. */
export async function givenRows({ platform, db, user_id }: Portal, content: Buffer | string, file_name = 'rows.csv') {
  const { file_id } = await givenStoredFile(platform, {
    user_id: user_id ?? 0,
    file_name,
    content: Buffer.from(content),
    content_type: file_name.endsWith('.csv') ? 'text/plain' : xlsx,
  })
  await sql`update file set kind = 'rows' where file_id = ${file_id}`.execute(db)
  return file_id
}

/** An import that was read and waits for a decision. */
export async function givenImport(portal: Portal, screen: string, content: Buffer | string, file_name?: string) {
  const file_id = await givenRows(portal, content, file_name)
  const { code, data } = await portal.post(`/api/management/screens/${screen}/imports`, { file_id })
  if (code !== 0) throw new Error(`the import did not begin: ${code}`)
  await checkImport(portal.platform, data.import_id, new AbortController().signal)
  return data.import_id as number
}

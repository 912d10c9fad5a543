import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { contentAddress } from '../file/file.content-address.ts'
import { fileAddress } from '../file/file.open.ts'
import { findGivenVersion, type GivenVersion } from './resource.version.ts'

/** Pages of a document are fetched while somebody turns them. What is published needs no tie to one browser. */
const seconds = 600

/** What the second document of a type is called: filled with the sample data, or the specimen without the style. */
const others: Partial<Record<GivenVersion['type'], string>> = {
  'document-template': 'pdf-filled',
  'document-style': 'pdf-before',
}

export async function openStage(
  { db, config, secret }: Pick<Platform, 'db' | 'config' | 'secret'>,
  { user_id }: Viewer,
  resource_id: number,
  number: string,
) {
  const version = await findGivenVersion(db, resource_id, number)
  if (version.type === 'login')
    return { page: loginPage({ config, secret }, version, user_id), pdf: null, other_pdf: null }

  const other = others[version.type]
  const made = other === undefined ? new Map() : await findPreviews(db, version, ['pdf', other])
  return { page: null, pdf: addressOf('pdf'), other_pdf: addressOf(other) }

  function addressOf(preview: string | undefined): string | null {
    const file_id = preview === undefined ? undefined : made.get(preview)
    if (preview === undefined || file_id === undefined) return null
    return fileAddress(secret, { file_id, preview, inline: true, user_id }, version.file_name, seconds)
  }
}

/** Its own script puts in what the person types; at the second address it is of no origin and reaches nothing. */
function loginPage(
  { config, secret }: Pick<Platform, 'config' | 'secret'>,
  { package_id: file_id }: GivenVersion,
  user_id: number | null,
): string | null {
  if (!config.CONTENT_ADDRESS) return null
  const ticket = { file_id, preview: null, inline: true, user_id, visitor: null, session_id: null, scripts: true }
  return contentAddress({ config, secret }, ticket, { content_type: 'application/zip' })
}

/** Made of the package, or of the document as it was uploaded: by name, which file has it. */
async function findPreviews(db: Db, { package_id, file_id }: GivenVersion, names: string[]) {
  const { rows } = await sql<{ name: string; file_id: number }>`
    select preview.name, file.file_id
    from file join blob using (blob_id) join preview using (blob_id)
    where file.file_id in (${package_id}, ${file_id}) and blob.state = 'ready' and preview.name = any(${names})
    order by file.file_id = ${package_id}`.execute(db)
  return new Map(rows.map(({ name, file_id }) => [name, file_id]))
}

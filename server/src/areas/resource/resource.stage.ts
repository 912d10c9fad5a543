import type { Manifest } from '@atrium/contract/resource/package'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { contentAddress } from '../file/serve/serve.content-address.ts'
import { fileAddress } from '../file/serve/serve.open.ts'
import { enqueueDrawingNow } from './document/document.enqueue.ts'
import { drawStep, hasPages, otherPages } from './document/document.kinds.ts'
import { findGivenVersion, type PublishedVersion } from './resource.version.ts'

const previewsOutcomeRow = z.object({ previews: z.array(z.string()), outcome: z.string().nullable() })

/** Pages of a document are fetched while they are read. Published ones are not bound to a browser. */
const seconds = 600
const nothing = { page: null, pdf: null, other_pdf: null, pages: null }

export async function openStage(
  { db, config, secret }: Pick<Platform, 'db' | 'config' | 'secret'>,
  { user_id }: Viewer,
  resource_id: number,
  number: string,
) {
  const version = await findGivenVersion(db, resource_id, number)
  if (version.type === 'login') return { ...nothing, page: loginPage({ config, secret }, version, user_id) }
  const { entry } = JSON.parse(version.manifest) as Manifest
  if (!hasPages(version.type, entry)) return nothing

  const { previews, outcome } = await findPages(db, version)
  const pages = previews.includes('pdf') ? ('ready' as const) : withoutPages(outcome)
  if (pages === 'being_made') await enqueueDrawingNow(db, version.version_id)
  return { ...nothing, pdf: addressOf('pdf'), other_pdf: addressOf(otherPages[version.type] ?? ''), pages }

  function addressOf(preview: string): string | null {
    if (!previews.includes(preview)) return null
    const ticket = { file_id: version.package_id, preview, inline: true, user_id }
    return fileAddress(secret, ticket, version.file_name, seconds)
  }
}

/** Its own script puts in what the person types; at the second address it is of no origin and reaches nothing. */
function loginPage(
  { config, secret }: Pick<Platform, 'config' | 'secret'>,
  { package_id: file_id }: PublishedVersion,
  user_id: number | null,
): string | null {
  if (!config.CONTENT_ADDRESS) return null
  const ticket = { file_id, preview: null, inline: true, user_id, visitor: null, session_id: null, scripts: true }
  return contentAddress({ config, secret }, ticket, { content_type: 'application/zip' })
}

/** What was made of the package, and how the last try ended. */
async function findPages(db: Db, { package_id }: PublishedVersion) {
  const { rows } = await typedSql(previewsOutcomeRow)`
    select array(select name from preview where preview.blob_id = file.blob_id) as previews,
      (select outcome from blob_step where blob_step.blob_id = file.blob_id and step = ${drawStep}) as outcome
    from file where file_id = ${package_id}`.execute(db)
  return rows[0] ?? { previews: [], outcome: null }
}

/** Pages that were made once and are gone are made again. */
function withoutPages(outcome: string | null): 'being_made' | 'conversion_failed' | 'conversion_too_slow' {
  return outcome === 'conversion_failed' || outcome === 'conversion_too_slow' ? outcome : 'being_made'
}

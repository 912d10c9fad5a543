import type { Db } from '../../../platform/db/db.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { rememberKey } from '../../../platform/secret/signing-keys.ts'
import type { Platform } from '../../../platform.ts'
import { recordFetch } from '../../file/serve/serve.fetch.ts'
import { note } from '../project.activity.ts'
import { findContents } from '../project.read.ts'
import type { ProjectPart } from './export.closure.ts'
import { layOut } from './export.pack.ts'
import { exportName } from './export.texts.ts'

type ExportContext = Pick<Platform, 'db' | 'config' | 'wiring'>

/** The contents of the zip for this viewer. The caller has checked access to the project. */
export async function planExport(platform: ExportContext, viewer: Viewer, project_id: number) {
  const contents = await findContents(platform, viewer, project_id)
  const laidOut = layOut(platform, contents, viewer.language)
  const { title, updated_at } = contents.project
  return { ...laidOut, parts: contents.closure.parts, updated_at, file_name: exportName(viewer.language, title) }
}

interface ExportDownload {
  viewer: Viewer
  network: string
  parts: ProjectPart[]
}

/** Each package counts as a download; signed-in people may then rate it and get notices about it. */
export async function recordExport(
  { db, secret }: Pick<Platform, 'db' | 'secret'>,
  { viewer, network, parts }: ExportDownload,
) {
  const { user_id } = viewer
  for (const { content, item_id, kind, version } of parts) {
    if (!content) continue
    await recordFetch(db, secret, { file_id: content.file_id, user_id, network })
    if (user_id === null || kind !== 'resource') continue
    await db
      .insertInto('resource_download')
      .columns(['item_id', 'user_id', 'version_id'])
      .expression((from) =>
        from
          .selectFrom('resource_version')
          .select((eb) => ['item_id as item_id', eb.val(user_id).as('user_id'), 'version_id'])
          .where('item_id', '=', item_id)
          .where('version', '=', version),
      )
      .onConflict((same) => same.doNothing())
      .execute()
  }
}

/** The key is published before anything signed with it goes out. */
export async function noteExport(
  tx: Db,
  viewer: Viewer,
  project_id: number,
  { signer }: Pick<ReturnType<typeof layOut>, 'signer'>,
): Promise<void> {
  await rememberKey(tx, signer)
  if (viewer.user_id !== null) await note(tx, viewer, project_id, 'exported')
}

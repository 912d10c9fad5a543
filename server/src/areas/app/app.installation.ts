import { requestInstallation as requestContract } from '@atrium/contract/app/person'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

const cancelledRow = z.object({ cancelled: z.boolean() })

type InstallationInput = z.output<typeof requestContract.body>
const installationViewSchema = requestContract.data
type InstallationView = z.output<typeof installationViewSchema>

/** From `app_installation` as `asked` with its `app_version`. */
export const installationColumns = sql`
  asked.installation_id, asked.item_id as app_id, asked.state, app_version.version, asked.product_version, asked.note,
  asked.answer, asked.requested_at, asked.updated_at`

/**
 * Asks for the highest version that works with the product somebody runs. Where one is under way it is answered as it is;
 * where that version is installed, nothing is left to ask for.
 */
export async function requestInstallation(tx: Db, { user_id }: Viewer, app_id: number, input: InstallationInput) {
  const { app_version_id, version, is_installed } = await findVersion(tx, user_id, app_id, input.product_version)
  if (is_installed)
    throw new Failure('conflict', { field: 'version', detail: `version ${version} is already installed` })

  await tx
    .insertInto('app_installation')
    .values({ item_id: app_id, app_version_id, user_id: Number(user_id), ...input })
    .onConflict((open) =>
      open
        .columns(['user_id', 'item_id'])
        .where(sql.ref('state'), 'in', sql.raw("('requested', 'accepted')"))
        .doNothing(),
    )
    .execute()
  const { rows } = await typedSql(installationViewSchema)`
    select ${installationColumns} from app_installation as asked join app_version using (app_version_id)
    where asked.user_id = ${user_id} and asked.item_id = ${app_id}
    order by installation_id desc limit 1`.execute(tx)
  return rows[0] as InstallationView
}

const foundSchema = z.object({
  app_version_id: z.number().nullable(),
  version: z.string().nullable(),
  is_installed: z.boolean(),
})

async function findVersion(tx: Db, user_id: number | null, app_id: number, product_version: string) {
  const { rows } = await typedSql(foundSchema)`
    select fitting.app_version_id, fitting.version, exists (select from app_installation as had
      where had.user_id = ${user_id} and had.app_version_id = fitting.app_version_id and had.state = 'installed'
    ) as is_installed
    from item left join lateral (
      select app_version_id, version from app_version
      where app_version.item_id = item.item_id and state = 'published' and ${product_version} = any(product_versions)
      order by string_to_array(version, '.')::int[] desc limit 1
    ) as fitting on true
    where item.item_id = ${app_id} and item.kind = 'app' and item.state = 'published'`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  const { app_version_id, ...found } = rows[0]
  if (app_version_id === null) throw new Failure('conflict', { field: 'product_version' })
  return { app_version_id, ...found }
}

/** Only the requester can see it; a finished one cannot be taken back. */
export async function cancelInstallation(db: Db, { user_id }: Viewer, installation_id: number): Promise<null> {
  const { rows } = await typedSql(cancelledRow)`
    with cancelled as (
      update app_installation set state = 'cancelled', updated_at = now()
      where installation_id = ${installation_id} and user_id = ${user_id} and state in ('requested', 'accepted')
      returning 1
    )
    select exists (select from cancelled) as cancelled from app_installation
    where installation_id = ${installation_id} and user_id = ${user_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  if (!rows[0].cancelled) throw new Failure('conflict')
  return null
}

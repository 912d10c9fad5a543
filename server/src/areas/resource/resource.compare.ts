import { inside } from '@atrium/contract/inside'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { compareInside } from './compare/compare-inside.ts'
import { isGivenOut } from './resource.version.ts'

const versionInsideRow = z.object({ version: z.string(), inside: inside })

/** The limit of listed changes. */
const listed = 200

/** Only versions that may be downloaded: one withdrawn as harmful is not compared either. */
export async function compareVersions(db: Db, resource_id: number, { from, to }: { from: string; to: string }) {
  const { rows } = await typedSql(versionInsideRow)`
    select version.version, version.inside from item join resource_version as version using (item_id)
    where item.item_id = ${resource_id} and version.version in (${from}, ${to}) and ${isGivenOut}`.execute(db)
  const [before, after] = [from, to].map((number) => rows.find(({ version }) => version === number)?.inside)
  if (!before || !after) throw new Failure('not_found')

  const changes = compareInside(before, after)
  return { from, to, list: changes.slice(0, listed), total: changes.length }
}

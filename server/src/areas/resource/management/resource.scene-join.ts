import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { resourceMoveScene } from './resource.management-jobs.ts'
import { moveSome } from './resource.scene-move.ts'

const sceneIdRow = z.object({ scene_id: z.number() })

/** The category is no longer offered; its resources move at once, or in a job if there are many. */
export async function joinScene(tx: Db, scene_id: number, into_id: number): Promise<null> {
  if (scene_id === into_id) throw new Failure('invalid_input', { field: 'into_id' })
  const { rows } = await typedSql(sceneIdRow)`
    select scene_id from scene where scene_id in (${scene_id}, ${into_id}) and joined_into is null
    order by scene_id for update`.execute(tx)
  if (!rows.some((row) => row.scene_id === scene_id)) throw new Failure('not_found')
  if (rows.length < 2) throw new Failure('invalid_input', { field: 'into_id' })

  await sql`
    update scene set joined_into = ${into_id}, updated_at = now()
    where scene_id = ${scene_id} or joined_into = ${scene_id}`.execute(tx)
  if (!(await moveSome(tx, scene_id))) await enqueue(tx, resourceMoveScene, { scene_id })
  return null
}

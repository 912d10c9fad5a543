import { z } from 'zod'
import { job } from '../../../platform/job/job.ts'
import { moveAll } from './resource.scene-move.ts'

/** A category that was joined into another takes along what is filed under it. */
export const resourceMoveScene = job({
  name: 'resource.move-scene',
  payload: z.object({ scene_id: z.number().int() }),
  time_limit: 3_600,
  side_by_side: 1,
  handler: ({ db }, { scene_id }, { signal }) => moveAll(db, scene_id, signal),
})

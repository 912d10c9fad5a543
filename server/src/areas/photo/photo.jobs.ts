import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { fetchPhoto } from './photo.fetch.ts'

/** A provider that is down for some minutes is asked again; later the person can upload a photo of their own. */
export const photoFetch = job({
  name: 'photo.fetch',
  payload: z.object({ identity_id: z.number().int() }),
  retry: { limit: 5, delay: 10, delay_max: 300 },
  time_limit: 60,
  handler: (platform, { identity_id }, run) => fetchPhoto(platform, identity_id, run),
})

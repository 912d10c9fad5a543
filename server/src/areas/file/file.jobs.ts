import { z } from 'zod'
import { job } from '../../platform/job/job.ts'

const payload = z.object({ blob_id: z.number().int() })

/** The way of every content: scan → unpack → recognise → preview. Each step enqueues the next as it ends. */
export const filePreview = job({ name: 'file.preview', payload, handler: notBuiltYet })
export const fileRecognise = job({ name: 'file.recognise', payload, handler: notBuiltYet })
export const fileUnpack = job({ name: 'file.unpack', payload, handler: notBuiltYet })

/** The first: enqueued by whoever writes the row of a received content, in the same transaction. */
export const fileScan = job({ name: 'file.scan', payload, handler: notBuiltYet })

async function notBuiltYet() {
  throw new Error('not built yet')
}

import { z } from 'zod'
import { enqueue } from '../../platform/job/enqueue.ts'
import { job } from '../../platform/job/job.ts'
import { previewContent, remakePreviews } from './file.preview.ts'
import { recogniseContent } from './file.recognise.ts'
import { scanContent } from './file.scan.ts'
import { type PipelineStep, takeStep } from './file.step.ts'
import { unpackContent } from './file.unpack.ts'

const blob_id = z.number().int()
const payload = z.object({ blob_id })

/** A scanner or a store that is away for a day is waited for: about 150 tries, ten minutes apart in the end. */
const retry = { limit: 150, delay: 2, delay_max: 600 }

const preview: PipelineStep = {
  name: 'preview',
  from: 'recognised',
  to: 'ready',
  seeks_twin: true,
  work: previewContent,
}

/** The last step, after which a content is ready. With `again` what was made of a ready one is made anew. */
export const filePreview = job({
  name: 'file.preview',
  payload: z.object({ blob_id, again: z.boolean().default(false) }),
  retry,
  time_limit: 4 * 3600,
  handler: (platform, { blob_id, again }, run) =>
    again ? remakePreviews(platform, blob_id, run) : takeStep(platform, preview, blob_id, run),
})

const recognise: PipelineStep = {
  name: 'recognise',
  from: 'unpacked',
  to: 'recognised',
  work: recogniseContent,
  next: (tx, blob_id) => enqueue(tx, filePreview, { blob_id }),
}

export const fileRecognise = job({
  name: 'file.recognise',
  payload,
  retry,
  time_limit: 1800,
  handler: (platform, { blob_id }, run) => takeStep(platform, recognise, blob_id, run),
})

const unpack: PipelineStep = {
  name: 'unpack',
  from: 'scanned',
  to: 'unpacked',
  work: unpackContent,
  next: (tx, blob_id) => enqueue(tx, fileRecognise, { blob_id }),
}

export const fileUnpack = job({
  name: 'file.unpack',
  payload,
  retry,
  time_limit: 1800,
  handler: (platform, { blob_id }, run) => takeStep(platform, unpack, blob_id, run),
})

const scan: PipelineStep = {
  name: 'scan',
  from: 'received',
  to: 'scanned',
  seeks_twin: true,
  work: scanContent,
  next: (tx, blob_id) => enqueue(tx, fileUnpack, { blob_id }),
}

/** The first step, enqueued in the transaction that writes the row of the received content. */
export const fileScan = job({
  name: 'file.scan',
  payload,
  retry,
  time_limit: 1800,
  handler: (platform, { blob_id }, run) => takeStep(platform, scan, blob_id, run),
})

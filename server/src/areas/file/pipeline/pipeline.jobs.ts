import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { measure, TooManyPixels } from '../../../platform/convert/picture.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { job } from '../../../platform/job/job.ts'
import { openScanner } from '../../../platform/scan/clamd.ts'
import type { Platform } from '../../../platform.ts'
import { type BlobContent, bring, type WorkSpace } from '../file.blob.ts'
import { isArchive, walkArchive } from './pipeline.archive.ts'
import { previewContent, remakePreviews } from './pipeline.preview.ts'
import { recogniseContent } from './pipeline.recognise.ts'
import { ContentRefused } from './pipeline.refusal.ts'
import { scanWhole } from './pipeline.scan.ts'
import type { StepResult } from './pipeline.step.ts'
import { type PipelineStep, takeStep } from './pipeline.step.ts'

/** Names in the directory of an old office document, as it writes them. */
const macroStorage = Buffer.from('_VBA_PROJECT', 'utf16le')

const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const overlap = macroStorage.length + encryptedStream.length

const macroNames = /(^|\/)vba(project|data)[^/]*\.(bin|xml)$/i

const openMacroNames = /^Basic\/[^/]+\/(?!(script|dialog)-lb\.xml$)|^Scripts\/./i

const typeList = /(^|\/)\[Content_Types\]\.xml$/i

const macroTypes = /ms-office\.vbaProject|macroEnabled/i

const namesKept = 200

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

/**
 * Is it what its owner sent, may it be unfolded, is it free of what the scanner knows? In this order: what would keep
 * the scanner busy for minutes never reaches it. While the scanner is away the job fails and is tried
 * again; the content stays 'received', and nothing received is served.
 */
async function scanContent(platform: Platform, content: BlobContent, space: WorkSpace): Promise<StepResult> {
  const { path, size, sha256 } = await bring(platform.storage, content, space)
  if (size !== content.size) throw new ContentRefused('failed', 'checksum', `${size} bytes instead of ${content.size}`)
  if (content.declared_sha256 && !sha256.equals(content.declared_sha256)) throw new ContentRefused('failed', 'checksum')

  await measure(path).catch(refuseFloods)
  if (await isArchive(path)) for await (const _ of walkArchive(path, content.kind, space));

  await scanWhole(openScanner(platform.config), path, content, space)
  return { sha256 }
}

/** The scanner decodes pictures too, and one of 31 kB kept it busy for a minute. What is no picture is not meant. */
function refuseFloods(error: unknown) {
  if (error instanceof TooManyPixels) throw new ContentRefused('failed', 'too_many_pixels', error.message)
}

/** Opens what can be opened: programs hidden in documents are put away, and what an archive holds is written down. */
async function unpackContent({ storage }: Platform, content: BlobContent, space: WorkSpace): Promise<StepResult> {
  const { path } = await bring(storage, content, space)
  if (!(await isArchive(path))) {
    await lookForMacros('', createReadStream(path))
    return {}
  }

  const names: string[] = []
  let isOpenDocument = false
  const archive = { entries: 0, size: 0, levels: 1 }
  for await (const { name, level, size, content: inflated } of walkArchive(path, content.kind, space)) {
    await lookForMacros(name, inflated)
    isOpenDocument ||= level === 1 && name === 'mimetype'
    if (isOpenDocument && level === 1) refuseOpenMacros(name)
    archive.entries++
    archive.size += size
    archive.levels = Math.max(archive.levels, level)
    if (level === 1 && names.length < namesKept) names.push(name)
  }
  return { about: { archive: { ...archive, names } } }
}

/**
 * Reads one piece of content, or one entry of an archive, to its end. Macros in office documents are found by their
 * usual names, by the types the document declares, and by their storage format under any name.
 */
async function lookForMacros(name: string, content: AsyncIterable<Buffer>) {
  if (macroNames.test(name)) throw new ContentRefused('quarantined', 'macros', name)
  let before = Buffer.alloc(0)
  let isOld: boolean | undefined
  const types = typeList.test(name)

  for await (const piece of content) {
    const window = Buffer.concat([before, piece])
    isOld ??= window.subarray(0, oldOffice.length).equals(oldOffice)
    if (types && macroTypes.test(window.toString('latin1').replaceAll('\0', '')))
      throw new ContentRefused('quarantined', 'macros', name)
    if (isOld && window.includes(macroStorage)) throw new ContentRefused('quarantined', 'macros', name)
    if (isOld && window.includes(encryptedStream)) throw new ContentRefused('quarantined', 'encrypted', name)
    before = window.subarray(-overlap)
  }
}

/** Where an OpenDocument keeps its programs. Any other archive may have folders of these names. */
function refuseOpenMacros(name: string) {
  if (openMacroNames.test(name)) throw new ContentRefused('quarantined', 'macros', name)
}

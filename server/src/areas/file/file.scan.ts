import { measure, TooManyPixels } from '../../platform/convert/picture.ts'
import { openScanner } from '../../platform/scan/clamd.ts'
import type { Platform } from '../../platform.ts'
import { isArchive, walkArchive } from './file.archive.ts'
import { type BlobContent, bring, type WorkSpace } from './file.blob.ts'
import { ContentRefused } from './file.refusal.ts'
import { scanWhole } from './file.scan-whole.ts'
import type { StepResult } from './file.step.ts'

/**
 * Is it what its owner sent, may it be unfolded, is it free of what the scanner knows? In this order: what would keep
 * the scanner busy for minutes never reaches it. While the scanner is away the job fails and is tried
 * again; the content stays 'received', and nothing received is served.
 */
export async function scanContent(platform: Platform, content: BlobContent, space: WorkSpace): Promise<StepResult> {
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

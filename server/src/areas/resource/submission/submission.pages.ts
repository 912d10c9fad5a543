import { writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { ReviewCheck } from '@atrium/contract/review'
import { officeToPdf } from '../../../platform/convert/office.ts'
import { countPages } from '../../../platform/convert/pdf.ts'
import { ConversionFailed, ConversionTooSlow } from '../../../platform/convert/sandbox.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import type { JobRun } from '../../../platform/job/job.ts'
import { line } from '../../review/review.report.ts'
import type { InspectedPackage } from './submission.look.ts'

const documents = new Set(['.docx', '.dotx', '.odt', '.ott'])
/** A document that breaks its converter three times will break it again. */
const mostTries = 3

/** A document in a package is rendered like a published one; null for other formats. */
export async function countDrawn(
  { entry, payload }: InspectedPackage,
  { attempt, signal }: JobRun,
): Promise<ReviewCheck | null> {
  const ending = posix.extname(entry ?? '').toLowerCase()
  const document = payload.find(({ path }) => path === entry)
  if (!document || !documents.has(ending)) return null

  try {
    const pages = await inWorkFolder(async (folder) => {
      const name = `document${ending}`
      await writeFile(join(folder, name), document.bytes)
      await officeToPdf(folder, name, signal)
      return countPages(folder, 'document.pdf', signal)
    })
    return line('preview', 'passed', 'preview.pages', { pages })
  } catch (error) {
    if (attempt + 1 < mostTries) throw error
    if (error instanceof ConversionTooSlow) return line('preview', 'wrong', 'preview.conversion_too_slow')
    if (error instanceof ConversionFailed) return line('preview', 'wrong', 'preview.conversion_failed')
    throw error
  }
}

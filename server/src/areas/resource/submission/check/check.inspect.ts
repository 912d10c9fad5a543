import { writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { ReviewCheck } from '@atrium/contract/review/review'
import { officeToPdf } from '../../../../platform/convert/office.ts'
import { countPages } from '../../../../platform/convert/pdf.ts'
import { ConversionFailed, ConversionTooSlow } from '../../../../platform/convert/sandbox.ts'
import { inWorkFolder } from '../../../../platform/convert/work-folder.ts'
import type { JobRun } from '../../../../platform/job/job.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { privateDataIn } from '../../../review/review.private-data.ts'
import { line } from '../../../review/review.report.ts'
import { type InspectedPackage, inspectPackage, type UploadedPackage } from '../submission.package.ts'
import { passagesIn } from './check.passages.ts'

const documents = new Set(['.docx', '.dotx', '.odt', '.ott'])

/** A document that breaks its converter three times will break it again. */
const mostTries = 3

export type PackageSummary = Pick<InspectedPackage, 'type' | 'inside' | 'said' | 'checks'>

/** Everything the report says about a file that is ready. */
export async function inspect(
  storage: Pick<Storage, 'get'>,
  uploaded: UploadedPackage,
  run: JobRun,
): Promise<PackageSummary> {
  const looked = await inspectPackage(storage, uploaded)
  const preview = await checkPreview(looked, uploaded, run)
  const { inside } = looked
  const pages = preview.values.pages
  return {
    ...looked,
    inside: inside?.type === 'document-template' && typeof pages === 'number' ? { ...inside, pages } : inside,
    checks: [
      ...looked.checks,
      line('scan', 'passed', 'scan.passed'),
      preview,
      ...privateDataIn(await passagesIn(looked.payload)),
    ],
  }
}

/** It goes no further with this file: the author may give another. */
export function refused({ type }: UploadedPackage, reason: string | null): PackageSummary {
  return { type, inside: null, said: {}, checks: [line('scan', 'wrong', `scan.${reason ?? 'unreadable'}`)] }
}

/** Browsers draw everything but documents from the file itself, once it could be read. */
async function checkPreview(looked: InspectedPackage, { pages }: UploadedPackage, run: JobRun): Promise<ReviewCheck> {
  const isSound = looked.inside !== null && !looked.checks.some(({ outcome }) => outcome === 'wrong')
  if (!isSound) return line('preview', 'wrong', 'preview.not_made')
  if (pages !== null) return line('preview', 'passed', 'preview.pages', { pages })
  return (await countDrawn(looked, run)) ?? line('preview', 'passed', 'preview.passed')
}

/** A document in a package is rendered like a published one; null for other formats. */
async function countDrawn(
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

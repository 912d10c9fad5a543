import { readWordDocument } from '@atrium/server/areas/resource/package/document-template/document-word'
import { openOffice } from '@atrium/server/areas/resource/package/format/office'
import { PackageReport } from '@atrium/server/areas/resource/package/report'
import type { DemoVersion } from '../kinds.ts'

/** What stands on each page of a template, without drawing it. */
export async function pagesOf(version: Pick<DemoVersion, 'files'> | undefined): Promise<string[]> {
  const entry = 'document.docx'
  const file = (await version?.files())?.find(({ path }) => path === entry)
  if (!file) throw new Error(`The template has no ${entry}`)
  const { paragraphs } = readWordDocument(
    await openOffice(Buffer.from(file.content), entry, new PackageReport()),
    entry,
  )
  const pages: string[] = []
  for (const { page, text } of paragraphs) pages[page - 1] = `${pages[page - 1] ?? ''}${text}\n`
  return pages
}

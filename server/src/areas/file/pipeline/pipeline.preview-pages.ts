import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { officeToPdf } from '../../../platform/convert/office.ts'
import { countPages, drawPages, readText } from '../../../platform/convert/pdf.ts'
import { toWebp } from '../../../platform/convert/picture.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type BlobContent, bring, type WorkSpace } from '../file.blob.ts'
import { officeEndings } from '../file.kinds.ts'
import type { PreviewFile } from './pipeline.preview-store.ts'
import { ContentRefused } from './pipeline.refusal.ts'

/** The first pages are also drawn large, to be seen before a viewer has loaded; the rest only small, for its margin. */
const large = { pages: 3, side: 1_600 }
const small = { pages: 2_000, side: 320 }

export async function pagesOfOffice(storage: Storage, content: BlobContent, space: WorkSpace) {
  const name = `document.${officeEndings[content.content_type ?? '']}`
  await bring(storage, content, space, name)
  const pdf = await officeToPdf(space.folder, name, space.signal)
  const { made, pages } = await pagesOf(space)
  return { made: [{ name: 'pdf', path: pdf, content_type: 'application/pdf' }, ...made], pages }
}

export async function pagesOfPdf(storage: Storage, content: BlobContent, space: WorkSpace) {
  await bring(storage, content, space, 'document.pdf')
  return pagesOf(space)
}

async function pagesOf({ folder, signal }: WorkSpace) {
  const pages = await countPages(folder, 'document.pdf', signal)
  if (pages === 0) throw new ContentRefused('quarantined', 'encrypted')

  const made: PreviewFile[] = []
  for (const { side, pages: most, ending } of [
    { ...small, ending: '' },
    { ...large, ending: '-large' },
  ]) {
    const drawn = await drawPages(folder, 'document.pdf', { last: most, side }, signal)
    for (const [index, picture] of drawn.entries()) {
      const page = await toWebp(picture, `${picture}.webp`)
      made.push({ name: `page-${index + 1}${ending}`, content_type: 'image/webp', ...page })
    }
  }
  const text = join(folder, 'text.json')
  await writeFile(text, JSON.stringify(await readText(folder, 'document.pdf', small.pages, signal)))
  made.push({ name: 'text', path: text, content_type: 'application/json' })
  return { made, pages }
}

import { buffer } from 'node:stream/consumers'
import { loadSharp } from '../../../platform/convert/picture.ts'
import { elementsOf, type MarkdownNode } from '../../../platform/markdown/tree.ts'
import type { Platform } from '../../../platform.ts'
import { findPublicPicture } from '../../file/serve/serve.find.ts'
import type { PdfPicture } from './article.pdf-inline.ts'

/** Limits the size of the PDF. */
const most = 60
/** As sharp as paper shows it. */
const widest = 1_600

type PdfPictureContext = Pick<Platform, 'db' | 'storage' | 'log'>

/** The pictures of a text by address. One that cannot be had is its description, in the PDF as on the page. */
export async function loadPictures({ db, storage, log }: PdfPictureContext, nodes: readonly MarkdownNode[]) {
  const addresses = new Set(
    [...elementsOf(nodes)].flatMap(({ attributes: { src } }) => (src === undefined ? [] : [src])),
  )
  const pictures = new Map<string, PdfPicture>()
  for (const address of [...addresses].slice(0, most)) {
    const [, file_id, name = ''] = /^\/file\/public\/(\d{1,15})\/(.*)$/.exec(address) ?? []
    const stored = file_id && (await findPublicPicture(db, Number(file_id), decodeURIComponent(name)))
    const object = stored && (await storage.get(stored.object_key))
    if (!object) continue
    try {
      pictures.set(address, await asPng(await buffer(object.body)))
    } catch (error) {
      log.warn({ address, err: error }, 'failed to read article image')
    }
  }
  return pictures
}

/** LibreOffice knows fewer kinds of pictures than browsers do. */
async function asPng(bytes: Buffer): Promise<PdfPicture> {
  const sharp = await loadSharp()
  const { data: png, info } = await sharp(bytes)
    .resize({ width: widest, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png, width: info.width, height: info.height }
}

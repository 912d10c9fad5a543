import type { Inside } from '@atrium/contract/resource/inside'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { objectOf, parseJson } from '../package/format/json.ts'
import { limits } from '../package/format/limits.ts'
import { textOf } from '../package/format/text.ts'
import { drawFlowPicture } from './thumbnail.flow.ts'
import { drawFormPicture } from './thumbnail.form.ts'
import { drawLoginPicture } from './thumbnail.login.ts'
import { drawPagePicture, drawStylesPicture } from './thumbnail.paper.ts'
import { words } from './thumbnail.pen.ts'
import { drawPortalPicture } from './thumbnail.portal.ts'
import { drawSchedulePicture } from './thumbnail.schedule.ts'

/** As SVG or PNG. Only diagrams follow the theme of the page: paper, portals, sign-in pages and rotas keep their colours. */
export interface VersionPictures {
  light: Buffer
  dark?: Buffer
}

interface VersionToDraw {
  inside: Inside
  entry: string
  sample: string | null
  title: TextPerLanguage
  /** By path in the package. */
  files: ReadonlyMap<string, Buffer>
  /** A page of a document, drawn as a picture. */
  page: string | null
}

/** Null where nothing can be shown: then the generated cover stays. */
export async function drawVersion({
  inside,
  entry,
  sample,
  title,
  files,
  page,
}: VersionToDraw): Promise<VersionPictures | null> {
  if (page !== null) return { light: await drawPagePicture(page) }
  const text = () => textOf(files.get(entry) ?? Buffer.of(), entry, limits.text_bytes)
  if (inside.type === 'flow') return drawFlowPicture(text())
  const light = await drawOne()
  return light && { light }

  async function drawOne(): Promise<Buffer | null> {
    if (inside.type === 'form')
      return drawFormPicture(inside, formOf(text(), entry, files.get(sample ?? '')), words(title))
    if (inside.type === 'schedule') return drawSchedulePicture(text())
    if (inside.type === 'portal') return drawPortalPicture(parseJson(text(), entry))
    if (inside.type === 'login') return drawLoginPicture(inside, files, entry)
    return inside.type === 'document-style' ? drawStylesPicture(inside) : null
  }
}

/** Sample data may lie beside a form. */
function formOf(text: string, entry: string, beside: Buffer | undefined) {
  const form = objectOf(parseJson(text, entry))
  return beside ? { ...form, sample: parseJson(beside.toString(), entry) } : form
}

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { paintedLight, propertiesOf } from './cover-colours.ts'

/** What pages are shown with where their address is passed on: Open Graph asks for 1200 × 630. */
const pictureSize = { width: 1200, height: 630 }

/** Drawings are made on a sheet this wide, of which a picture shows the middle. */
const sheetWidth = 320
export const pictureSheet = { top: 16, height: 168 }

/** Sharp reads vectors at 72 dots per inch unless told otherwise; so they are drawn at their final size. */
const density = (72 * pictureSize.width) / sheetWidth

/** The colours come from the style sheets the pages use, so that they are written down once. */
export function openPictures(source: string) {
  const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8')
  const [tokens, hues, cover] = [read('styles/tokens.css'), read('styles/hues.css'), read('ui/cover/cover.module.css')]
  const shared = [...propertiesOf(tokens, ':root'), ...propertiesOf(cover, '.drawing')]

  /** A drawn cover as PNG. */
  return function picture(type: string, drawing: string): Promise<Buffer> {
    const properties = new Map([...shared, ...propertiesOf(hues, `[data-type="${type}"]`)])
    const svg = Buffer.from(paintedLight(drawing, properties))
    return sharp(svg, { density }).resize(pictureSize).removeAlpha().png().toBuffer()
  }
}

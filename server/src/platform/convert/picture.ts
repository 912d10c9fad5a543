import { join } from 'node:path'

/** More is refused before it is decoded: a few kilobytes can unfold to gigabytes. */
const mostPixels = 50_000_000
const widths = [320, 640, 1280, 1920]
const drawnWidth = 1280
/** The encoder of AVIF needs much memory for what is wider. */
const widestAvif = 1280

export class TooManyPixels extends Error {}
export class NotAPicture extends Error {}

export interface RenderedPicture {
  path: string
  width: number
  height: number
}

export interface DrawnPicture extends RenderedPicture {
  format: 'webp' | 'avif' | 'png'
}

/** Its native library takes a while to load: whoever handles no picture does not wait for it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Decoded and encoded anew in several widths: what else was in the file, a script or a place, is not in them. */
export async function drawPicture(
  folder: string,
  source: string,
): Promise<{ width: number; height: number; drawn: DrawnPicture[] }> {
  const { width, height, format } = await measure(source)
  const isVector = format === 'svg'
  const widest = isVector ? drawnWidth : Math.min(width, 1920)
  const drawn: DrawnPicture[] = []
  for (const size of [...widths.filter((one) => one < widest), widest]) {
    for (const kind of kindsFor(isVector, size)) {
      drawn.push({ format: kind, ...(await draw(source, join(folder, `image-${size}.${kind}`), size, kind)) })
    }
  }
  return { width, height, drawn }
}

function kindsFor(isVector: boolean, size: number): DrawnPicture['format'][] {
  if (isVector) return ['webp', 'png']
  return size <= widestAvif ? ['webp', 'avif'] : ['webp']
}

/** For pictures that our own converters drew. */
export async function toWebp(source: string, path: string): Promise<RenderedPicture> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(source, safely).webp({ quality: 80 }).toFile(path)
  return { path, width, height }
}

const safely = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const

/** Reads no more than the header, and refuses what would unfold too far. */
export async function measure(source: string) {
  const sharp = await loadSharp()
  const found = await sharp(source, { ...safely, limitInputPixels: false })
    .metadata()
    .catch(throwUnreadablePicture)
  const { width, height, format } = found
  if (width * height > mostPixels) throw new TooManyPixels(`${width} × ${height}`)
  return { width, height, format }
}

async function draw(
  source: string,
  path: string,
  size: number,
  format: 'webp' | 'avif' | 'png',
): Promise<RenderedPicture> {
  const sharp = await loadSharp()
  const picture = sharp(source, safely)
    .autoOrient()
    .timeout({ seconds: 30 })
    .resize({ width: size, height: size * 4, fit: 'inside' })
  const encoded = {
    webp: () => picture.webp({ quality: 82 }),
    avif: () => picture.avif({ quality: 55, effort: 2 }),
    png: () => picture.png(),
  }
  const { width, height } = await encoded[format]().toFile(path).catch(throwUnreadablePicture)
  return { path, width, height }
}

function throwUnreadablePicture(error: unknown): never {
  const { message } = error as Error
  throw message.includes('pixel limit') ? new TooManyPixels(message) : new NotAPicture(message)
}

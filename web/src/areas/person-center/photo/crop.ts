/** The square cut out of a picture: its centre in the picture's pixels, and how far it is zoomed in. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

interface PhotoSize {
  width: number
  height: number
}

export const mostZoom = 4

export function wholePicture({ width, height }: PhotoSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

export function sideOf({ zoom }: Pick<Crop, 'zoom'>, { width, height }: PhotoSize): number {
  return Math.min(width, height) / zoom
}

/** Never beyond the edges of the picture, nor smaller than it can be shown well. */
export function within({ x, y, zoom }: Crop, picture: PhotoSize): Crop {
  const held = Math.min(Math.max(zoom, 1), mostZoom)
  const half = sideOf({ zoom: held }, picture) / 2
  return {
    x: Math.min(Math.max(x, half), picture.width - half),
    y: Math.min(Math.max(y, half), picture.height - half),
    zoom: held,
  }
}

/** By parts of the square's own side: what a hand or an arrow key moved on the screen. */
export function moveCrop(crop: Crop, picture: PhotoSize, right: number, down: number): Crop {
  const side = sideOf(crop, picture)
  return within({ ...crop, x: crop.x + right * side, y: crop.y + down * side }, picture)
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const side = sideOf(crop, picture)
  const context = canvas.getContext('2d')
  if (!context) return
  // What is transparent becomes white: the same in both themes.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}

const photoSide = 512

/** The square as a file of its own: the rest of the picture and its metadata never leave the browser. */
export async function cropToFile(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = photoSide
  canvas.height = photoSide
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('the browser cannot encode the photo')
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}

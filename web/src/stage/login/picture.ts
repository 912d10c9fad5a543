/** As large as logos get on login pages, on screens with twice the pixels. */
const largest = { width: 640, height: 320 }

/** A picture from the person's disk as a data address, small enough to be handed on. It never leaves the browser. */
export async function pictureAddress(file: File): Promise<string> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return drawn(picture)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function drawn(picture: HTMLImageElement): string {
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, largest.width / width, largest.height / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

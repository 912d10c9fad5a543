import { drawPicture, NotAPicture, TooManyPixels } from '../../platform/convert/picture.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type BlobContent, bring, type WorkSpace } from './file.blob.ts'
import { ContentRefused } from './file.refusal.ts'

export async function sizesOfPicture(storage: Storage, content: BlobContent, space: WorkSpace) {
  const { path } = await bring(storage, content, space)
  const { width, height, drawn } = await drawPicture(space.folder, path).catch(throwPictureRefusal)
  const made = drawn.map(({ format, ...picture }) => ({
    ...picture,
    name: `image-${picture.width}.${format}`,
    content_type: `image/${format}`,
  }))
  return { made, about: { width, height } }
}

function throwPictureRefusal(error: unknown): never {
  if (error instanceof TooManyPixels) throw new ContentRefused('failed', 'too_many_pixels', error.message)
  if (error instanceof NotAPicture) throw new ContentRefused('failed', 'unreadable', error.message)
  throw error
}

import type { StoredFile } from './upload.ts'
import { uploadChecked } from './upload-checked.ts'

type ImageUploadOptions = Omit<Parameters<typeof uploadChecked>[1], 'kind'>

/** One picture within a text. */
export function uploadImage(file: File, manner: ImageUploadOptions): Promise<StoredFile> {
  return uploadChecked(file, { ...manner, kind: 'image' })
}

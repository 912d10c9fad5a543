import type { StoredFile } from './upload.ts'
import { uploadChecked } from './upload-checked.ts'

type Manner = Omit<Parameters<typeof uploadChecked>[1], 'kind'>

/** One picture within a text. */
export function uploadImage(file: File, manner: Manner): Promise<StoredFile> {
  return uploadChecked(file, { ...manner, kind: 'image' })
}

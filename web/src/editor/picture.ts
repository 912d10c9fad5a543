import { mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'

/** What this person has just chosen, by the address it has in the text: shown without being fetched again. */
const chosen = new Map<string, string>()

export function showPicture(src: string, picture: Blob) {
  chosen.set(src, URL.createObjectURL(picture))
}

/** Names a private file in a text. It serves nothing: whoever shows the text asks for an address that lasts a minute. */
export function privateAddress(file_id: number): string {
  return `/api/files/${file_id}`
}

export const Picture = Image.extend({
  renderHTML: ({ HTMLAttributes }) => [
    'img',
    mergeAttributes(HTMLAttributes, { src: chosen.get(HTMLAttributes.src) ?? HTMLAttributes.src }),
  ],
}).configure({ inline: true })

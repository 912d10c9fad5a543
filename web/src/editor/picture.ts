import { type Editor, mergeAttributes } from '@tiptap/core'
import { Image, type ImageOptions } from '@tiptap/extension-image'
import type { Node } from '@tiptap/pm/model'
import { ask } from '../platform/api/ask.ts'
import { quietCaller } from '../platform/api/browser-caller.ts'
import { placeholderOf } from '../ui/cover/placeholder.ts'

/** What this person has just chosen, by the address it has in the text: shown without being fetched again. */
const chosen = new Map<string, string>()

export function showPicture(src: string, picture: Blob) {
  chosen.set(src, URL.createObjectURL(picture))
}

/** Names a private file in a text. It is not a download address: showing the text asks for one that lasts a minute. */
export function privateAddress(file_id: number): string {
  return `/api/files/${file_id}`
}

export const Picture = Image.extend<ImageOptions & { removeLabel: string }>({
  addOptions() {
    return { ...(this.parent?.() as ImageOptions), inline: true, removeLabel: '' }
  },
  // What is pasted from elsewhere comes without its pictures: no page of ours shows them.
  parseHTML: () => [{ tag: 'img[src^="/"]:not([src^="//"])' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    const { removeLabel } = this.options
    return ({ node, editor, getPos }) => ({ dom: drawn(node, () => remove(editor, getPos()), removeLabel) })
  },
})

/** In a message pictures stand in a row below what is being written; the cursor stays among the words. */
export function putBelow({ schema, state, view }: Editor, image: { src: string; alt: string }) {
  const picture = schema.node('image', image)
  const { $to } = state.selection
  const below = $to.depth === 0 ? $to.pos : $to.after(1)
  const rows = [$to.node(1), state.doc.nodeAt(below)]
  const isRow = (row: Node | null | undefined) =>
    row?.isTextblock && row.childCount > 0 && row.children.every(({ type }) => type.name === 'image')
  if (isRow(rows[0])) view.dispatch(state.tr.insert(below - 1, picture))
  else if (rows[1] && isRow(rows[1])) view.dispatch(state.tr.insert(below + rows[1].nodeSize - 1, picture))
  else view.dispatch(state.tr.insert(below, schema.node('paragraph', null, picture)))
}

function remove(editor: Editor, at: number | undefined) {
  if (at === undefined) return
  editor
    .chain()
    .focus()
    .deleteRange({ from: at, to: at + 1 })
    .run()
}

function drawn({ attrs: { src, alt, title } }: Node, onRemove: () => void, removeLabel: string): HTMLElement {
  const image = document.createElement('img')
  Object.assign(image, { alt: alt ?? '', title: title ?? '' })
  openPictureAddress(src).then(
    (address) => image.setAttribute('src', address),
    () => image.setAttribute('src', placeholderOf('picture')),
  )
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', title: removeLabel, onclick: onRemove })
  button.setAttribute('aria-label', [removeLabel, alt].filter(Boolean).join(' '))

  const dom = document.createElement('span')
  dom.dataset.picture = ''
  dom.append(image, button)
  return dom
}

/** A text that was written before the page was loaded again names files that nobody chose since. */
async function openPictureAddress(src: string): Promise<string> {
  const [, file_id] = /^\/api\/files\/(\d+)$/.exec(src) ?? []
  if (chosen.has(src) || !file_id) return chosen.get(src) ?? src
  const question = { params: { file_id: Number(file_id) }, body: { inline: true } }
  return (await ask(quietCaller(), 'POST /api/files/{file_id}/address', question)).address
}

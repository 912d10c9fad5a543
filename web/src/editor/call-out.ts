import { mergeAttributes, Node } from '@tiptap/core'

export const callOutKinds = ['note', 'tip', 'warning'] as const

/** All that other writers of Markdown use; the last two look like a note and a warning. */
export const callOutNames = [...callOutKinds, 'important', 'caution'] as const

export type CallOutKind = (typeof callOutKinds)[number]

/** A quotation that wants to be seen; in Markdown its first line says which: `> [!NOTE]`. */
export const CallOut = Node.create({
  name: 'callOut',
  group: 'block',
  content: 'block+',
  defining: true,

  addAttributes: () => ({
    kind: {
      default: 'note' satisfies CallOutKind,
      parseHTML: (element) => element.getAttribute('data-call-out'),
      renderHTML: ({ kind }) => ({ 'data-call-out': kind }),
    },
  }),

  parseHTML: () => [{ tag: 'div[data-call-out]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes), 0],
})

import type { Editor } from '@tiptap/core'
import { type CallOutKind, callOutKinds } from './call-out.ts'

export const blockStyles = ['text', 'heading_2', 'heading_3', 'heading_4', 'quote', ...callOutKinds, 'code'] as const

export type BlockStyle = (typeof blockStyles)[number]

const levels = { heading_2: 2, heading_3: 3, heading_4: 4 } as const

export function blockStyleOf(editor: Editor): BlockStyle {
  if (editor.isActive('codeBlock')) return 'code'
  for (const [style, level] of Object.entries(levels)) {
    if (editor.isActive('heading', { level })) return style as BlockStyle
  }
  const kind = callOutKinds.find((one) => editor.isActive('callOut', { kind: one }))
  return kind ?? (editor.isActive('blockquote') ? 'quote' : 'text')
}

/** A block is one of these at a time: whatever surrounds it goes before the next is put around it. */
export function setBlockStyle(editor: Editor, style: BlockStyle) {
  const chain = editor.chain().focus()
  if (editor.isActive('callOut')) chain.lift('callOut')
  if (editor.isActive('blockquote')) chain.lift('blockquote')
  chain.setParagraph()

  if (style in levels) chain.setHeading({ level: levels[style as keyof typeof levels] })
  else if (style === 'quote') chain.wrapIn('blockquote')
  else if (style === 'code') chain.setCodeBlock()
  else if (isCallOut(style)) chain.wrapIn('callOut', { kind: style })
  chain.run()
}

function isCallOut(style: BlockStyle): style is CallOutKind {
  return (callOutKinds as readonly string[]).includes(style)
}

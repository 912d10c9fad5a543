import { type AnyExtension, Extension, Node } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { CallOut } from './call-out.ts'
import { Picture } from './picture.ts'

/** Markdown that the editor cannot show without loss stands as it was written, and is written as it stands. */
const SourceBlock = Node.create({
  name: 'sourceBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,

  parseHTML: () => [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', { 'data-source': '' }, 0],
})

/** What a text may consist of: what Markdown can say, and nothing it cannot. */
export function documentExtensions(removeLabel = ''): AnyExtension[] {
  return [
    StarterKit.configure({
      code: false,
      underline: false,
      link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
    }),
    // Code may be a link or bold, too, and is written innermost.
    Code.extend({ excludes: '', priority: 50 }),
    Picture.configure({ removeLabel }),
    TaskList,
    TaskItem.configure({ nested: true }),
    Table,
    TableRow,
    TableHeader.extend({ content: 'paragraph' }),
    TableCell.extend({ content: 'paragraph' }),
    CallOut,
    SourceBlock,
    Tightness,
  ]
}

/** Whether the items of a list stand close together or apart, as their source has it. */
const Tightness = Extension.create({
  name: 'tightness',
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList', 'taskList'],
      attributes: { tight: { default: true, rendered: false } },
    },
  ],
})

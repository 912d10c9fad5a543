import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BoldIcon,
  CodeIcon,
  ItalicIcon,
  ListIcon,
  OrderedListIcon,
  QuoteIcon,
  TableIcon,
  TaskListIcon,
} from '../ui/icon/icons.tsx'

interface EditorToolProps {
  name: 'bold' | 'italic' | 'code' | 'list' | 'numbers' | 'tasks' | 'quote' | 'table'
  icon: ReactNode
  /** The node or mark that is on where the cursor stands. */
  about: string
  run: (editor: Editor) => void
}

const bold: EditorToolProps = {
  name: 'bold',
  icon: <BoldIcon size={18} />,
  about: 'bold',
  run: (editor) => editor.chain().focus().toggleBold().run(),
}
const italic: EditorToolProps = {
  name: 'italic',
  icon: <ItalicIcon size={18} />,
  about: 'italic',
  run: (editor) => editor.chain().focus().toggleItalic().run(),
}
const code: EditorToolProps = {
  name: 'code',
  icon: <CodeIcon size={18} />,
  about: 'code',
  run: (editor) => editor.chain().focus().toggleCode().run(),
}
const list: EditorToolProps = {
  name: 'list',
  icon: <ListIcon size={18} />,
  about: 'bulletList',
  run: (editor) => editor.chain().focus().toggleBulletList().run(),
}
const numbers: EditorToolProps = {
  name: 'numbers',
  icon: <OrderedListIcon size={18} />,
  about: 'orderedList',
  run: (editor) => editor.chain().focus().toggleOrderedList().run(),
}
const tasks: EditorToolProps = {
  name: 'tasks',
  icon: <TaskListIcon size={18} />,
  about: 'taskList',
  run: (editor) => editor.chain().focus().toggleTaskList().run(),
}
const quote: EditorToolProps = {
  name: 'quote',
  icon: <QuoteIcon size={18} />,
  about: 'blockquote',
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
}
const table: EditorToolProps = {
  name: 'table',
  icon: <TableIcon size={18} />,
  about: 'table',
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
}

export const fewTools = [bold, italic, list, quote]
export const allTools = [bold, italic, code, list, numbers, tasks, quote, table]

export function Tool({ editor, name, icon, about, run }: EditorToolProps & { editor: Editor }) {
  const { t } = useTranslation('shared')
  const label = t(`editor.${name}`)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={editor.isActive(about)}
      // A press leaves the focus in the text: what is typed right after it is not lost.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      {icon}
    </button>
  )
}

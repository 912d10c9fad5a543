import type { Editor } from '@tiptap/core'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/form/button.tsx'
import styles from './toolbar.module.css'

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('shared')
  const tools = [
    ['add_row', () => editor.chain().focus().addRowAfter().run()],
    ['add_column', () => editor.chain().focus().addColumnAfter().run()],
    ['remove_row', () => editor.chain().focus().deleteRow().run()],
    ['remove_column', () => editor.chain().focus().deleteColumn().run()],
    ['remove_table', () => editor.chain().focus().deleteTable().run()],
  ] as const

  return (
    <div className={styles.row}>
      {tools.map(([name, run]) => (
        <Button key={name} size="small" kind="text" onClick={run}>
          {t(`editor.table_tools.${name}`)}
        </Button>
      ))}
    </div>
  )
}

import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/form/button.tsx'
import { Input } from '../ui/form/input.tsx'
import styles from './toolbar.module.css'

/** Stands below the tools, not in a form of its own: the editor may be part of one. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation('shared')
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '')

  function apply() {
    const href = address.trim()
    const chain = editor.chain().focus()
    if (href === '') chain.extendMarkRange('link').unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
    onDone()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') apply()
    else if (event.key === 'Escape') {
      editor.commands.focus()
      onDone()
    } else return
    // Neither the form around the editor nor the dialog it stands in is meant.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.row}>
      <Input
        size="small"
        autoFocus
        aria-label={t('editor.link_address')}
        placeholder="https://"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="small" onClick={apply}>
        {t('editor.link_apply')}
      </Button>
    </div>
  )
}
